import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import { testApp } from '../app.ts'
import type { Acts, World } from './acts.ts'
import { placingActs } from './acts.ts'
import { linkingActs } from './linking-acts.ts'
import { successorOf } from './links.ts'
import { Model } from './model.ts'
import type { Step } from './steps.ts'
import { sequences } from './steps.ts'

const { a, as, clock, db } = await testApp()
const anna = await as({
  permissions: ['vacancies.view_booking', 'vacancies.add_booking', 'vacancies.add_absence', 'employees.view_employee'],
})
const vacancyTypes = [await a.lookup('vacancy_type'), await a.lookup('vacancy_type', 'Nachtwache')]
const start = Date.parse('2026-06-10T10:00:00Z')

test(
  'bookings, candidates and what is filled agree with the rules after any sequence of writes',
  async () => {
    const agree = fc.asyncProperty(sequences, async (taken) => {
      const world = await newWorld()
      for (const [at, one] of taken.entries()) {
        clock.set(new Date(start + at * 1000).toISOString())
        await world.take(one, start + at * 1000)
        await world.compare()
      }
    })
    const limit = { interruptAfterTimeLimit: patience(200_000), markInterruptAsFailure: true }
    const [numRuns, seed] = [Number(process.env['RUNS'] ?? 12), Number(process.env['RANDOM_SEED'] ?? 11)]
    await expect(fc.assert(agree, { numRuns, seed, ...limit })).resolves.toBeUndefined()
  },
  patience(300_000),
)

async function newWorld() {
  const facility = await a.facility()
  const model = new Model()
  for (const positions of [1, 2, 2]) {
    const vacancy = await a.vacancy({ facility, number_of_positions: positions })
    model.vacancies.set(vacancy, { positions, filledSince: null, written: 'open' })
  }
  const employees = [await a.employee(), await a.employee(), await a.employee()]
  const world: World = { model, facility, employees, vacancyTypes, anna }
  const rejectedBefore = await countRejections()
  const acts: Acts<Step['kind']> = { ...placingActs(world), ...linkingActs(world) }
  return {
    take: (step: Step, now: number) => (acts[step.kind] as (one: Step, at: number) => Promise<void>)(step, now),
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
    vacancies.map((id) => [model.shownStatus(id), model.count(id), model.vacancies.get(id)!.filledSince]),
  )
  expect(rejections - rejectedBefore).toBe(model.rejections)
  expect(candidates.results.map((one: { id: number; status: string }) => [one.id, one.status])).toEqual(
    model.candidates.map(({ key, status }) => [key, status]),
  )
  type NamedRef = { id: number } | null
  type BookingAnswer = {
    id: number
    vacancy: NamedRef
    cancelled: boolean
    terminated: boolean
    date_range: { lower: string; upper: string | null }
  }
  type LinkedBooking = BookingAnswer & { continues: NamedRef; stands_in_for: NamedRef; continued_by: NamedRef }
  expect(
    bookings.results.map((one: LinkedBooking) => [
      [one.id, one.vacancy?.id ?? null, one.cancelled, one.terminated, one.date_range.lower, one.date_range.upper],
      [one.continues, one.stands_in_for, one.continued_by].map((named) => named?.id ?? null),
    ]),
  ).toEqual(
    model.bookings.map((one) => [
      [one.key, one.vacancy, one.state === 'cancelled', one.state === 'ended', one.lower, one.upper],
      [one.continues, one.standsInFor, successorOf(model, one)?.key ?? null],
    ]),
  )
}
