import { expect, test } from 'vitest'
import type { ClockFacts, FacilityFacts } from './queries.ts'
import { clockOfPlan, clocksOn, shownFirst, presentHirer } from './rules.ts'

const house = (id: number, more: Partial<FacilityFacts> = {}): FacilityFacts => ({
  id,
  name: `Haus ${id}`,
  company: '',
  company_name: '',
  hirer: null,
  hirer_since: null,
  facility_group: null,
  ...more,
})
const leased = (employee: number, facility: number, lower: string, upper: string | null = null) => ({
  employee,
  kind: 'leased' as const,
  at: { facility },
  date_range: { lower, upper },
})
const nord = { id: 5, name: 'Nord', maximum_months: 24, equal_pay_months: 15 }
const facts = (more: Partial<ClockFacts> = {}): ClockFacts => ({
  stays: [leased(1, 10, '2026-01-01', '2026-03-31'), leased(1, 10, '2026-09-01'), leased(2, 11, '2026-05-01')],
  houses: [house(10), house(11, { hirer: 5 })],
  hirers: [nord],
  count_by: 'months',
  ...more,
})

test('each employee has a clock at each hirer, with the months of the hirer or of the law', () => {
  expect(clocksOn(facts(), '2026-06-10')).toMatchObject([
    { employee: 1, key: 'facility 10', first_day: '2026-01-01', shown_from: null, restart_day: '2026-07-02' },
    { employee: 1, key: 'facility 10', first_day: '2026-09-01', shown_from: '2026-07-02', last_day: '2028-02-29' },
    { employee: 2, key: 'hirer 5', first_day: '2026-05-01', last_day: '2028-04-30', equal_pay_from: '2027-08-01' },
  ])
})

test('of the clocks at one hirer the first is shown', () => {
  const shown = shownFirst(clocksOn(facts(), '2026-06-10')).map(({ employee, first_day }) => [employee, first_day])
  expect(shown.toSorted()).toEqual([
    [1, '2026-01-01'],
    [2, '2026-05-01'],
  ])
})

test('whoever counts in days has the earlier last day', () => {
  expect(clocksOn(facts({ count_by: 'days' }), '2026-06-10')[2]).toMatchObject({ last_day: '2028-04-19', last_day_months: '2028-04-30' })
})

test('a hirer is told by its name, a company as its lowest house writes it, a house by its own', () => {
  const known = facts({ houses: [house(10), house(12, { company: 'birken gmbh', company_name: 'Birken GmbH' })] })
  expect(presentHirer({ kind: 'hirer', id: 5 }, known)).toEqual({ kind: 'hirer', ...nord })
  expect(presentHirer({ kind: 'company', name: 'birken gmbh' }, known)).toMatchObject({
    kind: 'company',
    id: null,
    name: 'Birken GmbH',
    maximum_months: 18,
  })
  expect(presentHirer({ kind: 'facility', id: 10 }, known)).toMatchObject({
    kind: 'facility',
    id: 10,
    name: 'Haus 10',
    equal_pay_months: 9,
  })
})

test('a plan shows the chain that has its days in it, as of its end, and nothing where nothing of it counts', () => {
  const plan = (lower: string, upper: string | null) => clockOfPlan(facts(), { employee: 1, facility: house(10), lower, upper })
  expect(plan('2026-07-01', '2026-07-31')).toMatchObject({ first_day: '2026-01-01', used: { months: 4, days: 0 } })
  expect(plan('2027-01-01', null)).toMatchObject({ first_day: '2026-09-01', used: { months: 4, days: 1 }, restart_day: null })
  expect(plan('2016-01-01', '2016-12-31')).toBeNull()
  expect(plan('2017-03-01', '2017-04-02')).toMatchObject({ first_day: '2017-04-01', used: { months: 0, days: 2 } })
})

test('a plan at a house that changes hands shows the clock at its first hirer', () => {
  const sold = house(10, { hirer: 5, hirer_since: '2026-08-01' })
  const plan = { employee: 1, facility: sold, lower: '2026-07-01', upper: '2026-08-31' }
  expect(clockOfPlan(facts({ houses: [sold] }), plan)).toMatchObject({ key: 'facility 10', used: { months: 4, days: 0 } })
})
