import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import { testApp } from '../app.ts'
import type { Booking } from './model.ts'
import { isRejected, Model } from './model.ts'

const { a, as, clock, db } = await testApp()
const anna = await as({ permissions: ['vacancies.view_booking', 'vacancies.add_booking', 'employees.view_employee'] })
const start = Date.parse('2026-06-10T10:00:00Z')

/** Which of those there are; not `nat`, which prefers small numbers. */
const pick = fc.constantFrom(...Array.from({ length: 12 }, (_, index) => index))
const days = fc.constantFrom<[string, string | null]>(
  ['2026-06-11', '2026-06-30'],
  ['2026-06-20', null],
  ['2026-06-01', '2026-06-30'],
  ['2026-06-01', null],
  ['2026-06-01', '2026-06-10'],
  ['2026-06-10', '2026-06-10'],
)
const steps = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('book' as const), vacancy: pick, employee: pick, days }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('propose' as const),
      vacancy: pick,
      employee: pick,
      status: fc.constantFrom('new', 'applied', 'rejected_by_facility'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('judge' as const),
      candidate: pick,
      status: fc.constantFrom('new', 'applied', 'rejected_by_employee', 'rejected_by_facility', 'signed'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('cancel' as const), booking: pick }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('end' as const), booking: pick }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('move' as const), booking: pick, vacancy: pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), booking: pick }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('resize' as const), vacancy: pick, positions: fc.constantFrom(0, 1, 2, 3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), candidate: pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('detach' as const), booking: pick }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      vacancy: pick,
      status: fc.constantFrom<'open' | 'paused' | 'closed'>('open', 'paused', 'closed'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), vacancy: pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), employee: pick }) },
)
type Step = typeof steps extends fc.Arbitrary<infer S> ? S : never

test(
  'bookings, candidates and what is filled agree with the rules after any sequence of writes',
  async () => {
    const agree = fc.asyncProperty(fc.array(steps, { minLength: 10, maxLength: 40 }), async (taken) => {
      const world = await newWorld()
      for (const [at, one] of taken.entries()) {
        clock.set(new Date(start + at * 1000).toISOString())
        await world.take(one, start + at * 1000)
        await world.compare()
      }
    })
    const limit = { interruptAfterTimeLimit: patience(200_000), markInterruptAsFailure: true }
    expect(await fc.check(agree, { numRuns: Number(process.env['RUNS'] ?? 20), seed: 11, ...limit })).toMatchObject({ failed: false })
  },
  patience(300_000),
)

const terms = { charge_rate: 48, working_hours_month: 160, expenses: 0, employee_transportation_expenses: 'daily', accommodation: 'no' }

async function newWorld() {
  const facility = await a.facility()
  const model = new Model()
  for (const positions of [1, 2, 1]) {
    const vacancy = await a.vacancy({ facility, number_of_positions: positions })
    model.vacancies.set(vacancy, { positions, filledSince: null, written: 'open' })
  }
  let employees = [await a.employee(), await a.employee(), await a.employee()]
  const vacancy_type = await a.lookup('vacancy_type')
  const rejectedBefore = await countRejections()
  const vacancies = () => [...model.vacancies.keys()]
  const of = <T>(all: T[], index: number): T | undefined => all[index % Math.max(all.length, 1)]
  const patchBooking = async ({ key }: Booking, body: object) => (await anna.patch(`/bookings/${key}.json/`, body)).status

  const take: { [K in Step['kind']]: (step: Step & { kind: K }, now: number) => Promise<void> } = {
    async book(step, now) {
      const [vacancy, employee] = [of(vacancies(), step.vacancy), of(employees, step.employee)]
      if (vacancy === undefined || employee === undefined) return
      const [lower, upper] = step.days
      const { status, body } = await anna.post('/bookings.json/', { vacancy, employee, date_range: { lower, upper }, ...terms })
      expect(status).toBe(model.isFull(vacancy) ? 400 : 201)
      if (status === 201) model.book({ key: body.id, vacancy, employee, lower, upper, state: 'live' }, now)
    },
    async propose(step) {
      const [vacancy, employee] = [of(vacancies(), step.vacancy), of(employees, step.employee)]
      if (vacancy === undefined || employee === undefined) return
      const { status, body } = await anna.post('/candidates.json/', { vacancy, employee, status: step.status })
      expect(status).toBe(model.isFull(vacancy) || model.candidateOf(vacancy, employee) ? 400 : 201)
      if (status === 201) model.propose({ key: body.id, vacancy, employee, status: step.status })
    },
    async judge(step) {
      const candidate = of(model.candidates, step.candidate)
      if (!candidate) return
      const isBooked = model.live(candidate.vacancy).some(({ employee }) => employee === candidate.employee)
      const again = isRejected(candidate.status) && isRejected(step.status)
      const held = candidate.status === 'signed' && step.status !== 'signed' && isBooked
      const { status } = await anna.patch(`/candidates/${candidate.key}.json/`, { status: step.status })
      expect(status).toBe(again || held ? 400 : 200)
      if (status === 200) model.judge(candidate, step.status)
    },
    async cancel(step, now) {
      const booking = of(model.bookings, step.booking)
      if (!booking) return
      expect(await patchBooking(booking, { cancelled: true })).toBe(model.mayCancel(booking) ? 200 : 400)
      if (model.mayCancel(booking)) model.cancel(booking, now)
    },
    async end(step, now) {
      const booking = of(model.bookings, step.booking)
      if (!booking) return
      expect(await patchBooking(booking, { terminated: true })).toBe(model.mayEnd(booking) ? 200 : 400)
      if (model.mayEnd(booking)) model.end(booking, now)
    },
    async move(step, now) {
      const [booking, vacancy] = [of(model.bookings, step.booking), of(vacancies(), step.vacancy)]
      if (!booking || vacancy === undefined) return
      const isMove = booking.vacancy !== vacancy
      const may = booking.state === 'live' && !(isMove && model.isFull(vacancy))
      expect(await patchBooking(booking, { vacancy, vacancy_type: null })).toBe(may ? 200 : 400)
      if (may && isMove) model.move(booking, vacancy, now)
    },
    async remove(step, now) {
      const booking = of(model.bookings, step.booking)
      if (!booking) return
      expect((await anna.remove(`/bookings/${booking.key}/`)).status).toBe(204)
      model.remove(booking, now)
    },
    async resize(step, now) {
      const vacancy = of(vacancies(), step.vacancy)
      if (vacancy === undefined) return
      const may = step.positions >= model.live(vacancy).length
      const { status } = await anna.patch(`/vacancies/${vacancy}.json/`, { number_of_positions: step.positions })
      expect(status).toBe(may ? 200 : 400)
      if (may) model.resize(vacancy, step.positions, now)
    },
    async withdraw(step) {
      const candidate = of(model.candidates, step.candidate)
      if (!candidate) return
      const { status } = await anna.remove(`/candidates/${candidate.key}/`)
      expect(status).toBe(candidate.status === 'signed' ? 400 : 204)
      if (status === 204) model.candidates = model.candidates.filter((one) => one !== candidate)
    },
    async detach(step, now) {
      const booking = of(model.bookings, step.booking)
      if (!booking) return
      expect(await patchBooking(booking, { vacancy: null, vacancy_type })).toBe(booking.state === 'live' ? 200 : 400)
      if (booking.state === 'live') model.move(booking, null, now)
    },
    async write(step) {
      const vacancy = of(vacancies(), step.vacancy)
      if (vacancy === undefined) return
      expect((await anna.patch(`/vacancies/${vacancy}.json/`, { status: step.status })).status).toBe(200)
      model.vacancies.get(vacancy)!.written = step.status
    },
    async erase(step) {
      const vacancy = of(vacancies(), step.vacancy)
      if (vacancy === undefined) return
      const isHeld = model.bookings.some((one) => one.vacancy === vacancy)
      expect((await anna.remove(`/vacancies/${vacancy}/`)).status).toBe(isHeld ? 400 : 204)
      if (!isHeld) model.erase(vacancy)
    },
    async leave(step) {
      const employee = of(employees, step.employee)
      if (employee === undefined) return
      const isHeld = model.bookings.some((one) => one.employee === employee)
      expect((await anna.remove(`/employees/${employee}/`)).status).toBe(isHeld ? 400 : 204)
      if (isHeld) return
      model.leave(employee)
      employees = employees.filter((one) => one !== employee)
    },
  }

  return {
    take: (step: Step, now: number) => (take[step.kind] as (one: Step, at: number) => Promise<void>)(step, now),
    compare: () => compare(model, { facility, rejectedBefore }),
  }
}

async function countRejections(): Promise<number> {
  return (await sql<{ count: number }>`select count(*) as count from candidate_rejection`.execute(db)).rows[0]!.count
}

async function compare(model: Model, { facility, rejectedBefore }: { facility: number; rejectedBefore: number }) {
  const vacancies = [...model.vacancies.keys()]
  const ask = async (path: string) => (await anna.get(path)).body
  const [rejections, bookings, candidates, ...shown] = await Promise.all([
    countRejections(),
    ask(`/bookings.json/?facility__id=${facility}&sort=id&size=100`),
    ask(`/candidates.json/?facility__id=${facility}&sort=id&size=100`),
    ...vacancies.map((id) => ask(`/vacancies/${id}.json/`)),
  ])
  expect(shown.map((one) => [one.status, one.number_of_bookings, one.filled_datetime && Date.parse(one.filled_datetime)])).toEqual(
    vacancies.map((id) => [model.shownStatus(id), model.live(id).length, model.vacancies.get(id)!.filledSince]),
  )
  expect(rejections - rejectedBefore).toBe(model.rejections)
  expect(candidates.results.map((one: { id: number; status: string }) => [one.id, one.status])).toEqual(
    model.candidates.map(({ key, status }) => [key, status]),
  )
  type Shown = { id: number; vacancy: { id: number } | null; cancelled: boolean; terminated: boolean; date_range: { upper: string | null } }
  expect(
    bookings.results.map((one: Shown) => [one.id, one.vacancy?.id ?? null, one.cancelled, one.terminated, one.date_range.upper]),
  ).toEqual(model.bookings.map(({ key, vacancy, state, upper }) => [key, vacancy, state === 'cancelled', state === 'ended', upper]))
}
