/** The follow-up rules in plain form (docs/rules/follow-ups.md), without a database: the product is compared with them. */
export type Priority = 'high' | 'medium' | 'low'
export type Due = { date: string; user: number; priority: Priority }
export type Entry = {
  key: number
  facility: number | null
  employee: number | null
  applicant: number | null
  contact: number | null
  due: Due | null
  contacted: boolean
  at: number
}

export class Model {
  entries: Entry[] = []
  carriers = new Map<number, Entry | null>()
  facilities: number[]
  constructor(facilities: number[]) {
    this.facilities = [...facilities]
    for (const facility of facilities) this.carriers.set(facility, null)
  }

  write(entry: Entry): void {
    this.entries.push(entry)
    this.arrive(entry)
  }

  /** A dated entry that arrives at a facility takes over unless the facility's follow-up is due later. */
  private arrive(entry: Entry): void {
    if (entry.facility === null || entry.due === null) return
    const current = this.carriers.get(entry.facility)
    if (!current?.due || entry.due.date >= current.due.date) this.carriers.set(entry.facility, entry)
  }

  private leave(entry: Entry): void {
    if (entry.facility !== null && this.carriers.get(entry.facility) === entry) this.carriers.set(entry.facility, null)
  }

  move(entry: Entry, facility: number | null): void {
    if (entry.facility === facility) return
    this.leave(entry)
    entry.facility = facility
    this.arrive(entry)
  }

  erase(entry: Entry): void {
    this.leave(entry)
    this.entries = this.entries.filter((one) => one !== entry)
  }

  /** The follow-up as set at the facility; null clears it. A facility without one gets a new entry. */
  set(facility: number, due: Due | null, make: () => Entry): void {
    const carrier = this.carriers.get(facility) ?? null
    if (due === null) {
      this.carriers.set(facility, null)
    } else if (carrier) carrier.due = due
    else {
      const entry = { ...make(), due }
      this.entries.push(entry)
      this.carriers.set(facility, entry)
    }
  }

  close(facility: number): void {
    this.facilities = this.facilities.filter((one) => one !== facility)
    this.carriers.delete(facility)
    this.entries = this.entries.filter((entry) => entry.facility !== facility || entry.employee !== null || entry.applicant !== null)
    for (const entry of this.entries) if (entry.facility === facility) entry.facility = null
  }

  dueOf = (facility: number): Due | null => this.carriers.get(facility)?.due ?? null

  isOpen = (entry: Entry): boolean =>
    entry.facility === null
      ? entry.due !== null && this.newest((one) => one.facility === null && isOfSame(one, entry)) === entry
      : this.carriers.get(entry.facility) === entry

  /** Entries about only an applicant are not visible to all users, so they are nobody's latest contact. */
  latestOf = (of: (entry: Entry) => boolean): Entry | null =>
    this.newest((entry) => entry.contacted && (entry.facility !== null || entry.employee !== null) && of(entry))

  private newest = (of: (entry: Entry) => boolean): Entry | null =>
    this.entries
      .filter(of)
      .toSorted((one, other) => one.at - other.at || one.key - other.key)
      .at(-1) ?? null
}

/** Whether two entries are about the same employee, or, without one, the same applicant. */
const isOfSame = (one: Entry, { employee, applicant }: Entry): boolean =>
  employee === null ? one.applicant === applicant : one.employee === employee
