import { dayFrom } from '@kasack/contract/range.ts'
import { integer, pick, seeded } from '@kasack/demo/random.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { findClockFacts } from '../leasing-clock/queries.ts'
import { clocksOfPlan, groundOf } from '../leasing-clock/rules.ts'
import { findKnown } from './queries.ts'
import type { PlanOf } from './rules.ts'
import { factsQueryOf, factsOf, groundOfJudge } from './rules.ts'

// The judge reads only the bookings that may count for a plan; the page of clocks reads all of them.

const { a, db } = await testApp()
const random = seeded(Number(process.env['SEED'] ?? 1))
const one = <T>(all: readonly T[]): T => pick(random, all)
const times = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make))
const days = (longest: number) => {
  const lower = dayFrom('2024-06-01', integer(random, 0, 500))
  return { lower, upper: integer(random, 0, 9) > 0 ? dayFrom(lower, integer(random, 0, longest)) : null }
}

test('the judge counts the same clocks as the page of clocks, whoever the houses belong to', async () => {
  const hirers = [await a.hirer({ maximum_months: 12, source: 'TV' }), await a.hirer({ equal_pay_months: 4, source: 'TV' })]
  const groups = [await a.facilityGroup(), await a.facilityGroup()]
  const type = await a.lookup('vacancy_type')
  const unleased = await a.lookup('vacancy_type', 'Fachkraft ZNA')
  await sql`update vacancy_type set is_leasing = false where id = ${unleased}`.execute(db)
  let differing = 0
  for (let world = 0; world < 8; world++) {
    const companies = ['', `Verbund ${world}`, `Stiftung ${world}`]
    const houses = await times(6, () =>
      a.facility({
        company: one(companies),
        facility_group: one([null, ...groups]),
        hirer: one([null, null, ...hirers]),
        hirer_since: one([null, null, '2025-06-01']),
      }),
    )
    const vacancies = await times(4, () =>
      a.vacancy({
        facility: one(houses),
        vacancy_type: one([type, type, unleased]),
        date_range: { lower: '2024-01-01' },
        number_of_positions: 99,
      }),
    )
    const employee = await a.employee()
    const bookings = await times(9, () =>
      one([true, false])
        ? a.booking({ employee, vacancy: one(vacancies), date_range: days(90) })
        : a.booking({ employee, facility: one(houses), vacancy_type: one([type, unleased]), date_range: days(90) }),
    )
    await sql`update booking set cancelled = true where id = ${one(bookings)}`.execute(db)
    await times(2, () =>
      a.priorPeriod({
        employee,
        kind: one(['employed', 'leased']),
        ...one([{ facility: one(houses) }, { hirer: one(hirers) }]),
        date_range: { lower: '2024-01-01', upper: dayFrom('2024-06-01', integer(random, 0, 500)) },
      }),
    )
    for (const house of houses) {
      const [range, booking] = [days(60), one([null, ...bookings])]
      const planned: PlanOf = { employee, vacancy: null, facility: house, vacancy_type: type, department: null, plan: { range, booking } }
      const { stays, ...ground } = await findClockFacts(db, { employees: [employee], without: booking, facility: house })
      const expected = clocksOfPlan(groundOf(ground), stays, { facility: house, ...range })
      expect(factsOf(groundOfJudge(await findKnown(db, [factsQueryOf(planned)])), planned)!.clocks).toEqual(expected)
      if (expected.some(({ blocks }) => blocks.length > 1)) differing++
    }
  }
  expect(differing).toBeGreaterThan(5)
})
