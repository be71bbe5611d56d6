import { expect } from 'vitest'
import type { Client, TestAnswer } from '../app.ts'
import type { Booking } from './links.ts'
import type { Model } from './model.ts'
import { isRejected } from './model.ts'
import type { Step } from './steps.ts'

/** The records of a sequence: few of each, so that steps meet. */
export type World = { model: Model; facility: number; employees: number[]; vacancyTypes: number[]; anna: Client }
export type Acts<K extends Step['kind']> = { [N in K]: (step: Step & { kind: N }, now: number) => Promise<void> }

const terms = { charge_rate: 48, working_hours_month: 160, expenses: 0, employee_transportation_expenses: 'daily', accommodation: 'no' }

export const of = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(all.length, 1)]

/** One of those that fit, or any if none does. */
export const preferred = <T>(all: readonly T[], index: number, fits: (one: T) => boolean): T | undefined => {
  const fitting = all.filter(fits)
  return of(fitting.length > 0 ? fitting : all, index)
}

/** A booking, preferably one linked with others. */
export function chosen({ bookings }: Model, { booking, linked }: { booking: number; linked: boolean }): Booking | undefined {
  const isLinked = ({ key, continues, standsInFor }: Booking) =>
    continues !== null || standsInFor !== null || bookings.some((one) => one.continues === key || one.standsInFor === key)
  return preferred(bookings, booking, (one) => !linked || isLinked(one))
}

/** The fields that cause a refusal. */
const refusedIn = ({ status, body }: TestAnswer): string[] => {
  if (status < 300) return []
  return status === 400 && !Array.isArray(body.errors) ? Object.keys(body.errors).toSorted() : [status === 400 ? 'closed' : `${status}`]
}

/** Books an employee, if allowed. */
export async function book({ model, facility, anna }: World, booking: Omit<Booking, 'key' | 'state'>, now: number): Promise<void> {
  const { vacancy, vacancyType, employee, bookingType, replaces, continues, standsInFor, lower, upper } = booking
  const place = vacancy === null ? { facility, vacancy_type: vacancyType } : { vacancy }
  const links = { booking_type: bookingType, replacement_for: replaces, continues, stands_in_for: standsInFor }
  const answer = await anna.post('/bookings.json/', { ...terms, ...place, ...links, employee, date_range: { lower, upper } })
  const wanted: Booking = { ...booking, key: answer.body.id, state: 'live' }
  expect(refusedIn(answer)).toEqual(model.refusedNew(wanted))
  if (answer.status === 201) model.book(wanted, now)
}

/** Changes a booking, if allowed. */
export async function change(
  { model, anna }: World,
  { booking, sent, changed }: { booking: Booking; sent: object; changed: Partial<Booking> },
  now: number,
): Promise<void> {
  const answer = await anna.patch(`/bookings/${booking.key}.json/`, sent)
  expect(refusedIn(answer)).toEqual(model.refusedChange(booking, changed))
  if (answer.status === 200) model.change(booking, changed, now)
}

export function placingActs(world: World) {
  const { model, vacancyTypes, anna } = world
  const vacancies = () => [...model.vacancies.keys()]
  const patchBooking = async ({ key }: Booking, body: object) => (await anna.patch(`/bookings/${key}.json/`, body)).status
  return {
    async book(step, now) {
      const [vacancy, employee] = [of(vacancies(), step.vacancy), of(world.employees, step.employee)]
      if (vacancy === undefined || employee === undefined) return
      const [lower, upper] = step.days
      const links = { bookingType: 'new_deployment' as const, replaces: null, continues: null, standsInFor: null }
      await book(world, { ...links, vacancy, vacancyType: null, employee, lower, upper }, now)
    },
    async propose(step) {
      const [vacancy, employee] = [of(vacancies(), step.vacancy), of(world.employees, step.employee)]
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
      const booking = chosen(model, step)
      if (!booking) return
      expect(await patchBooking(booking, { cancelled: true })).toBe(model.mayCancel(booking) ? 200 : 400)
      if (model.mayCancel(booking)) model.cancel(booking, now)
    },
    async end(step, now) {
      const booking = chosen(model, step)
      if (!booking) return
      const may = model.mayEnd(booking, step.day)
      const sent = { terminated: true, ...(step.day && { date_range: { upper: step.day } }) }
      expect(await patchBooking(booking, sent)).toBe(may ? 200 : 400)
      if (may) model.end(booking, step.day, now)
    },
    async move(step, now) {
      const [booking, vacancy] = [chosen(model, step), of(vacancies(), step.vacancy)]
      if (!booking || vacancy === undefined) return
      await change(world, { booking, sent: { vacancy, vacancy_type: null }, changed: { vacancy, vacancyType: null } }, now)
    },
    async remove(step, now) {
      const booking = chosen(model, step)
      if (!booking) return
      expect((await anna.remove(`/bookings/${booking.key}/`)).status).toBe(204)
      model.remove(booking, now)
    },
    async resize(step, now) {
      const vacancy = of(vacancies(), step.vacancy)
      if (vacancy === undefined) return
      const may = model.mayResize(vacancy, step.positions)
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
      const [booking, vacancyType] = [chosen(model, step), of(vacancyTypes, step.vacancyType)!]
      if (!booking) return
      await change(world, { booking, sent: { vacancy: null, vacancy_type: vacancyType }, changed: { vacancy: null, vacancyType } }, now)
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
      const employee = of(world.employees, step.employee)
      if (employee === undefined) return
      const isHeld = model.bookings.some((one) => one.employee === employee)
      expect((await anna.remove(`/employees/${employee}/`)).status).toBe(isHeld ? 400 : 204)
      if (isHeld) return
      model.leave(employee)
      world.employees = world.employees.filter((one) => one !== employee)
    },
  } satisfies Partial<Acts<Step['kind']>>
}
