import type { Absence, Booking } from './links.ts'
import { mayContinue, mayStandIn, sharesPosition, staysContinued, stillStandsIn } from './links.ts'

/** The rules of capacity in plain form (docs/rules/capacity.md), without a database: the product is compared with them. */

export type Candidate = { key: number; vacancy: number; employee: number; status: string }
type Vacancy = { positions: number; filledSince: number | null; written: 'open' | 'paused' | 'closed' }

const today = '2026-06-10'

export class Model {
  vacancies = new Map<number, Vacancy>()
  bookings: Booking[] = []
  candidates: Candidate[] = []
  absences: Absence[] = []
  /** How many candidates were rejected; nothing reduces it. */
  rejections = 0

  live = (vacancy: number | null): Booking[] =>
    this.bookings.filter((one) => one.vacancy !== null && one.vacancy === vacancy && one.state === 'live')

  /** The positions filled by a vacancy's bookings. */
  count = (vacancy: number): number => this.live(vacancy).filter((one) => !sharesPosition(this, one)).length

  isFull = (vacancy: number): boolean => this.count(vacancy) >= this.vacancies.get(vacancy)!.positions

  isFilled = (vacancy: number): boolean => this.vacancies.get(vacancy)!.positions > 0 && this.isFull(vacancy)

  shownStatus(vacancy: number): string {
    const { written } = this.vacancies.get(vacancy)!
    return written === 'open' && this.isFilled(vacancy) ? 'filled' : written
  }

  candidateOf = (vacancy: number | null, employee: number): Candidate | undefined =>
    this.candidates.find((one) => one.vacancy === vacancy && one.employee === employee)

  propose(candidate: Candidate): void {
    this.candidates.push(candidate)
    if (isRejected(candidate.status)) this.rejections += 1
  }

  judge(candidate: Candidate, status: string): void {
    if (isRejected(status) && !isRejected(candidate.status)) this.rejections += 1
    candidate.status = status
  }

  mayCancel = ({ state, lower }: Booking): boolean => state === 'live' && lower > today

  /** No day means today. */
  mayEnd = ({ state, lower, upper }: Booking, day: string | null): boolean =>
    state === 'live' && lower <= today && (upper === null || (upper > today && (day ?? today) <= upper))

  /** The fields that cause the refusal of a new booking. */
  refusedNew(booking: Booking): string[] {
    return [
      ...(mayContinue(this, booking) ? [] : ['continues']),
      ...(mayStandIn(this, booking) ? [] : ['stands_in_for']),
      ...(this.findsPosition(booking) ? [] : ['vacancy']),
    ]
  }

  /** The fields that cause the refusal of a change; `closed`: the booking was cancelled or ended. */
  refusedChange(booking: Booking, change: Partial<Booking>): string[] {
    if (booking.state !== 'live') return ['closed']
    const changed = { ...booking, ...change }
    if (changed.upper !== null && changed.upper < changed.lower) return ['date_range']
    return [
      ...(staysContinued(this, booking, changed) ? [] : ['continues']),
      ...(stillStandsIn(this, booking, changed) ? [] : ['stands_in_for']),
      ...(changed.vacancy === booking.vacancy || this.findsPosition(changed) ? [] : ['vacancy']),
    ]
  }

  private findsPosition = (booking: Booking): boolean =>
    booking.vacancy === null || !this.isFull(booking.vacancy) || sharesPosition(this, booking)

  book(booking: Booking, now: number): void {
    this.bookings.push(booking)
    this.sign(booking)
    this.settle(booking.vacancy, now)
  }

  private sign({ vacancy, employee }: Booking): void {
    const candidate = this.candidateOf(vacancy, employee)
    if (candidate) candidate.status = 'signed'
  }

  private release(vacancy: number | null, employee: number): void {
    const candidate = this.candidateOf(vacancy, employee)
    const isBooked = this.live(vacancy).some((one) => one.employee === employee)
    if (candidate?.status === 'signed' && !isBooked) candidate.status = 'new'
  }

  cancel(booking: Booking, now: number): void {
    booking.state = 'cancelled'
    this.release(booking.vacancy, booking.employee)
    this.settle(booking.vacancy, now)
  }

  end(booking: Booking, day: string | null, now: number): void {
    booking.state = 'ended'
    booking.upper = day ?? today
    this.settle(booking.vacancy, now)
  }

  remove(booking: Booking, now: number): void {
    this.bookings = this.bookings.filter((one) => one !== booking)
    for (const one of this.bookings) {
      if (one.continues === booking.key) one.continues = null
      if (one.standsInFor === booking.key) one.standsInFor = null
    }
    this.release(booking.vacancy, booking.employee)
    this.settle(booking.vacancy, now)
  }

  change(booking: Booking, change: Partial<Booking>, now: number): void {
    const from = booking.vacancy
    Object.assign(booking, change)
    if (booking.vacancy === from) return
    this.release(from, booking.employee)
    this.sign(booking)
    this.settle(from, now)
    this.settle(booking.vacancy, now)
  }

  /** A vacancy with more bookings than positions may keep its number. */
  mayResize = (vacancy: number, positions: number): boolean =>
    positions === this.vacancies.get(vacancy)!.positions || positions >= this.count(vacancy)

  resize(vacancy: number, positions: number, now: number): void {
    this.vacancies.get(vacancy)!.positions = positions
    this.settle(vacancy, now)
  }

  /** Its candidates are deleted with it; no booking may refer to it. */
  erase(vacancy: number): void {
    this.vacancies.delete(vacancy)
    this.candidates = this.candidates.filter((one) => one.vacancy !== vacancy)
  }

  leave(employee: number): void {
    this.absences = this.absences.filter((one) => one.employee !== employee)
    for (const one of this.bookings) if (one.replaces === employee) one.replaces = null
    this.candidates = this.candidates.filter((one) => one.employee !== employee)
  }

  private settle(vacancy: number | null, now: number): void {
    if (vacancy === null) return
    const one = this.vacancies.get(vacancy)!
    one.filledSince = this.isFilled(vacancy) ? (one.filledSince ?? now) : null
  }
}

export const isRejected = (status: string): boolean => status.startsWith('rejected')
