import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findClockFacts } from '../../src/leasing-clock/queries.ts'
import { clocksOn } from '../../src/leasing-clock/rules.ts'
import { testApp } from '../app.ts'
import { dayCount, dayOfCount } from '@kasack/contract/day-count.ts'

const writes = Number(process.env['CLOCK_WRITES'] ?? 150)
const kills = Number(process.env['CLOCK_KILLS'] ?? 2)
const seed = Number(process.env['SEED'] ?? 1)
const today = '2026-06-10'

const { a, db, as, beside, work } = await testApp()

/** Integers below a limit, the same for every run of a seed. */
let state = seed
const number = (limit: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * limit)
}
const one = <T>(all: readonly T[]): T => all[number(all.length)]!
const day = (first: string, last: string) => dayOfCount(dayCount(first) + number(dayCount(last) - dayCount(first) + 1))

/** The stored clocks of all employees, and the same calculated at once. */
async function keptAndCounted() {
  const { rows: people } = await sql<{ id: number }>`select id from employee order by id`.execute(db)
  const counted = clocksOn(await findClockFacts(db, { employees: people.map(({ id }) => id) }), today)
  const { rows: kept } = await sql<Record<string, unknown>>`
    select employee_id, hirer_key, shown_from, first_day, last_day_months, last_day_days, last_day, restart_day, equal_pay_from, equal_pay_reason, blocks
    from leasing_clock order by employee_id, hirer_key, first_day`.execute(db)
  const lines = counted.map(({ employee, key, hirer: _hirer, used: _used, used_days: _days, ...clock }) => ({
    employee_id: employee,
    hirer_key: key,
    ...clock,
  }))
  const inOrder = (line: Record<string, unknown>) =>
    `${String(line['employee_id']).padStart(6)} ${String(line['hirer_key'])} ${String(line['first_day'])}`
  const sorted = (all: Record<string, unknown>[]) => all.toSorted((x, y) => (inOrder(x) < inOrder(y) ? -1 : 1))
  return { kept: sorted(kept), counted: sorted(lines) }
}

const openRuns = async () =>
  (await sql<{ number: number }>`select count(*)::int as number from run where state <> 'done'`.execute(db)).rows[0]!.number
const due = async () => (await sql<{ number: number }>`select count(*)::int as number from leasing_due`.execute(db)).rows[0]!.number

test(`what is kept is what is counted after ${writes} random writes by two processes, ${kills} of them killed (seed ${seed})`, async () => {
  const root = await as({ is_superuser: true })
  const other = await (await beside()).as(root.id)
  const types = [await a.lookup('vacancy_type', 'Fachkraft ZNA'), await a.lookup('vacancy_type', 'Pflegefachkraft Allgemeinstation')]
  const hirers = [await a.hirer({ name: 'Eins' }), await a.hirer({ name: 'Zwei' })]
  const groups = [await a.facilityGroup(), await a.facilityGroup()]
  const houses = await Promise.all(
    Array.from({ length: 8 }, (_, at) => a.facility({ company: at % 3 === 0 ? '' : `Verbund ${at % 3}`, facility_group: one(groups) })),
  )
  const people = await Promise.all(Array.from({ length: 10 }, () => a.employee()))
  const bookings: number[] = []
  const terms = { charge_rate: 48, working_hours_month: 160, expenses: 0, employee_transportation_expenses: 'daily', accommodation: 'no' }
  const days = () => {
    const lower = day('2024-06-01', '2027-01-01')
    return { lower, upper: number(5) === 0 ? null : day(lower, '2027-12-31') }
  }
  const acts: ((client: typeof root) => Promise<unknown>)[] = [
    async (client) => {
      const body = {
        employee: { id: one(people) },
        facility: { id: one(houses) },
        vacancy_type: { id: one(types) },
        date_range: days(),
        ...terms,
      }
      const made = await client.post('/bookings.json/', body)
      if (made.status === 201) bookings.push(made.body.id)
    },
    (client) => client.patch(`/bookings/${one(bookings) ?? 1}.json/`, { date_range: days() }),
    (client) => client.patch(`/bookings/${one(bookings) ?? 1}.json/`, { cancelled: true }),
    (client) => client.remove(`/bookings/${one(bookings) ?? 1}.json/`),
    (client) =>
      client.patch(`/facilities/${one(houses)}.json/`, {
        hirer: one([null, ...hirers]),
        hirer_since: one([null, day('2025-01-01', '2027-01-01')]),
      }),
    (client) => client.patch(`/facilities/${one(houses)}.json/`, { company: one(['', 'Verbund 1', ' verbund  1', 'Verbund 2']) }),
    (client) => client.patch(`/facilities/${one(houses)}.json/`, { facility_group: one([null, ...groups]) }),
    (client) => client.patch(`/hirers/${one(hirers)}.json/`, { maximum_months: 12 + number(12), source: 'TV' }),
    (client) => client.patch(`/lookups/vacancy-types/${one(types)}.json/`, { is_leasing: number(2) === 0 }),
    async (client) => {
      const made = await client.post('/prior-periods.json/', {
        employee: { id: one(people) },
        ...(number(2) === 0 ? { facility: { id: one(houses) } } : { hirer: { id: one(hirers) } }),
        ...one([{ kind: 'employed' }, { kind: 'leased', lender: 'Andere' }]),
        date_range: { lower: '2025-01-01', upper: day('2025-01-01', '2026-06-01') },
      })
      if (made.status === 201 && number(3) === 0) await client.remove(`/prior-periods/${made.body.id}.json/`)
    },
    async (client) => {
      const { body } = await client.get('/history.json/?page_size=5&resource=bookings')
      const line = one(body.results as { group: number }[])
      if (line) await client.post(`/history/groups/${line.group}/undo.json/`)
    },
  ]
  for (let done = 0; done < writes; done += 2) {
    const both = Promise.allSettled([one(acts)(root), one(acts)(other), ...(number(6) === 0 ? [work.once()] : [])])
    if (kills > 0 && done % Math.ceil(writes / kills) === 0)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
        .execute(db)
        .catch(() => undefined)
    await both
  }
  for (const type of types) await root.patch(`/lookups/vacancy-types/${type}.json/`, { is_leasing: true }) // so that something counts
  await root.post('/bookings.json/', {
    employee: { id: people[0] },
    facility: { id: houses[0] },
    vacancy_type: { id: types[0] },
    date_range: { lower: today, upper: null },
    ...terms,
  })
  const left = async () => {
    await work.once()
    return [await openRuns(), await due()]
  }
  await expect.poll(left).toEqual([0, 0])
  const { kept, counted } = await keptAndCounted()
  expect(counted.length).toBeGreaterThan(0)
  expect(kept).toEqual(counted)
}, 600_000)
