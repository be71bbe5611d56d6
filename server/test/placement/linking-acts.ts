import { expect } from 'vitest'
import type { Acts, World } from './acts.ts'
import { book, change, chosen, of, preferred } from './acts.ts'
import type { Booking } from './links.ts'
import { dayAfter, daysAway, daysTaken, successorOf } from './links.ts'
import type { Step } from './steps.ts'

export function linkingActs(world: World) {
  const { model, anna } = world
  const placeOf = ({ vacancy, vacancyType }: Booking, elsewhere: number | null) => {
    const other = elsewhere === null ? undefined : of([...model.vacancies.keys()], elsewhere)
    return other === undefined ? { vacancy, vacancyType } : { vacancy: other, vacancyType: null }
  }
  const isLive = ({ state }: Booking) => state === 'live'
  const isFree = (one: Booking) => one.state !== 'cancelled' && one.upper !== null && !successorOf(model, one)
  /** The days of a booking on which nobody works. */
  const openDays = (one: Booking) => {
    const taken = daysTaken(model, one)
    return daysAway(model, one).filter((day) => !taken.includes(day))
  }
  async function beAway(employee: number, lower: string, length: number): Promise<void> {
    const days = { lower, upper: dayAfter(lower, length) }
    const { status, body } = await anna.post('/absences.json/', { employee, reason: 'sick', date_range: days })
    expect(status).toBe(201)
    model.absences.push({ key: body.id, employee, ...days })
  }
  return {
    async continue(step, now) {
      const [first, other] = [
        preferred(model.bookings, step.booking, (one) => !step.fits || isFree(one)),
        of(world.employees, step.employee),
      ]
      if (!first || other === undefined) return
      const { bookingType } = step
      const employee = bookingType === 'renewal' && step.fits ? first.employee : other
      const lower = dayAfter(first.upper ?? first.lower, step.gap)
      const days = { lower, upper: step.length === null ? null : dayAfter(lower, step.length) }
      const links = {
        bookingType,
        replaces: bookingType === 'replacement' ? first.employee : null,
        continues: first.key,
        standsInFor: null,
      }
      await book(world, { ...placeOf(first, step.elsewhere), ...links, ...days, employee }, now)
    },
    async 'be away'(step) {
      const booking = of(model.bookings, step.booking)
      if (!booking) return
      const last = model.absences.findLast(({ employee }) => employee === booking.employee)
      const lower = step.adjoins && last ? dayAfter(last.upper) : dayAfter(booking.lower, step.from)
      await beAway(booking.employee, lower, step.length)
    },
    async 'change absence'(step) {
      const absence = of(model.absences, step.absence)
      if (!absence) return
      const days = { lower: dayAfter(absence.lower, step.lower), upper: dayAfter(absence.upper, step.upper) }
      const { status } = await anna.patch(`/absences/${absence.key}.json/`, { date_range: days })
      expect(status).toBe(days.lower <= days.upper ? 200 : 400)
      if (status === 200) Object.assign(absence, days)
    },
    async 'come back'(step) {
      const absence = of(model.absences, step.absence)
      if (!absence) return
      expect((await anna.remove(`/absences/${absence.key}.json/`)).status).toBe(204)
      model.absences = model.absences.filter((one) => one !== absence)
    },
    async 'stand in'(step, now) {
      const isOpen = (one: Booking) => isLive(one) && openDays(one).length > 0
      // If nobody is absent, an employee falls ill first.
      const ill = model.bookings.some(isOpen) ? undefined : of(model.bookings.filter(isLive), step.booking)
      if (step.fits && ill) await beAway(ill.employee, dayAfter(ill.lower, 2), 4)
      const [absent, employee] = [
        preferred(model.bookings, step.booking, (one) => !step.fits || isOpen(one)),
        of(world.employees, step.employee),
      ]
      if (!absent || employee === undefined) return
      const open = openDays(absent)
      const lower = of(open, step.skipped) ?? absent.lower
      let upper = lower
      for (let more = 1; more < step.length && open.includes(dayAfter(upper)); more += 1) upper = dayAfter(upper)
      const days = { lower, upper: step.beyond === null ? null : dayAfter(upper, step.beyond) }
      const isBefore = (one: Booking) =>
        isFree(one) && one.employee === absent.employee && one.vacancy === absent.vacancy && one.upper! < lower
      const continues = step.alsoContinues ? (model.bookings.find(isBefore)?.key ?? null) : null
      const links = { bookingType: step.bookingType, replaces: absent.employee, continues, standsInFor: absent.key }
      await book(world, { ...placeOf(absent, step.elsewhere), ...links, ...days, employee }, now)
    },
    async 'change dates'(step, now) {
      const booking = chosen(model, step)
      if (!booking) return
      const lower = dayAfter(booking.lower, step.lower + step.both)
      const upper = step.upper === null || booking.upper === null ? null : dayAfter(booking.upper, step.upper + step.both)
      // Unchanged fields need not be sent.
      const sent = { ...(lower !== booking.lower && { lower }), ...(upper !== booking.upper && { upper }) }
      await change(world, { booking, sent: { date_range: sent }, changed: { lower, upper } }, now)
    },
    async 'change type'(step, now) {
      const booking = chosen(model, step)
      if (!booking) return
      const { bookingType } = step
      await change(world, { booking, sent: { booking_type: bookingType }, changed: { bookingType } }, now)
    },
    /** Place and days stay as they are; links never change, so the ones sent have no effect. */
    async note(step, now) {
      const booking = chosen(model, step)
      if (!booking) return
      const { continues, stands_in_for } = { continues: of(model.bookings, step.other)?.key, stands_in_for: null }
      await change(world, { booking, sent: { notes: `Notiz ${now}`, continues, stands_in_for }, changed: {} }, now)
    },
  } satisfies Partial<Acts<Step['kind']>>
}
