/** The rules of capacity told plainly (docs/rules/capacity.md), without a database: what the product is held against. */

export type Booking = {
  key: number
  /** Null: it is of a type at the facility. */
  vacancy: number | null
  employee: number
  lower: string
  upper: string | null
  state: 'live' | 'cancelled' | 'ended'
}
export type Candidate = { key: number; vacancy: number; employee: number; status: string }
type Vacancy = { positions: number; filledSince: number | null; written: 'open' | 'paused' | 'closed' }

const today = '2026-06-10'

export class Model {
  vacancies = new Map<number, Vacancy>()
  bookings: Booking[] = []
  candidates: Candidate[] = []
  /** How often somebody was turned down; nothing takes it back. */
  rejections = 0

  live = (vacancy: number | null): Booking[] =>
    this.bookings.filter((one) => one.vacancy !== null && one.vacancy === vacancy && one.state === 'live')

  isFull = (vacancy: number): boolean => this.live(vacancy).length >= this.vacancies.get(vacancy)!.positions

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

  mayEnd = ({ state, lower, upper }: Booking): boolean => state === 'live' && lower <= today && (upper === null || upper > today)

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

  end(booking: Booking, now: number): void {
    booking.state = 'ended'
    booking.upper = today
    this.settle(booking.vacancy, now)
  }

  remove(booking: Booking, now: number): void {
    this.bookings = this.bookings.filter((one) => one !== booking)
    this.release(booking.vacancy, booking.employee)
    this.settle(booking.vacancy, now)
  }

  move(booking: Booking, vacancy: number | null, now: number): void {
    const from = booking.vacancy
    booking.vacancy = vacancy
    this.release(from, booking.employee)
    this.sign(booking)
    this.settle(from, now)
    this.settle(vacancy, now)
  }

  resize(vacancy: number, positions: number, now: number): void {
    this.vacancies.get(vacancy)!.positions = positions
    this.settle(vacancy, now)
  }

  /** Its candidates go with it; no booking may refer to it. */
  erase(vacancy: number): void {
    this.vacancies.delete(vacancy)
    this.candidates = this.candidates.filter((one) => one.vacancy !== vacancy)
  }

  leave(employee: number): void {
    this.candidates = this.candidates.filter((one) => one.employee !== employee)
  }

  private settle(vacancy: number | null, now: number): void {
    if (vacancy === null) return
    const one = this.vacancies.get(vacancy)!
    one.filledSince = this.isFilled(vacancy) ? (one.filledSince ?? now) : null
  }
}

export const isRejected = (status: string): boolean => status.startsWith('rejected')
