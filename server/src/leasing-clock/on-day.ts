import type { LeasingClock, leasingClockList } from '@kasack/contract/leasing-clocks.ts'
import type { FilterValues } from '@kasack/contract/list.ts'
import type { Db } from '../platform/database/db.ts'
import type { ListRequest, SortKey } from '../platform/list/list-request.ts'
import { fold } from '../platform/list/sql.ts'
import { findClockFacts, findNames, findPeopleAt } from './queries.ts'
import { clocksOn, shownFirst, presentHirer } from './rules.ts'

type ClockQuery = Pick<ListRequest<typeof leasingClockList>, 'words' | 'sort'> & {
  date: string
  filters: FilterValues<typeof leasingClockList>
}
type ClockPlace = { clock: LeasingClock; place: number }

/** The clocks of some employees, or at some facilities, as of any day, counted on request. */
export async function findClocksOn(db: Db, { date, filters, words, sort }: ClockQuery): Promise<LeasingClock[]> {
  const { employee__id: people, facility__id: facilities, last_day__lte: until } = filters
  const at = facilities && (await Promise.all(facilities.map((facility) => findPeopleAt(db, { facility, day: date }))))
  const found = at && new Set(at.flatMap(({ employees }) => employees))
  const employees = people ? people.filter((id) => !found || found.has(id)) : [...found!]
  const keys = at && new Set(at.map(({ key }) => key))
  const [facts, names] = [await findClockFacts(db, { employees }), await findNames(db, employees)]
  const placed = shownFirst(clocksOn(facts, date)).flatMap((one): ClockPlace[] => {
    const { employee: id, hirer, key, shown_from: _shown, blocks: _blocks, ...clock } = one
    const named = names.get(id)
    if (!named || (keys && !keys.has(key)) || (until !== undefined && clock.last_day > until)) return []
    const answer = { id, employee: { id, name: named.name }, hirer: presentHirer(hirer, facts), ...clock, computing: false }
    return isCalled(answer, words) ? [{ clock: answer, place: named.place }] : []
  })
  return placed.toSorted(inOrder(sort)).map(({ clock }, number) => ({ ...clock, id: number + 1 }))
}

const isCalled = ({ employee, hirer }: LeasingClock, words: readonly string[]): boolean =>
  words.every((word) => [employee.name, hirer.name].some((name) => fold(name).includes(fold(word))))

const inOrder =
  (sort: readonly SortKey[]) =>
  (a: ClockPlace, b: ClockPlace): number => {
    for (const { field, descending } of sort) {
      const [one, other] = [keyIn(a, field), keyIn(b, field)]
      if (one !== other) return one < other === descending ? 1 : -1
    }
    return (a.clock.employee.id - b.clock.employee.id) * (sort[0]?.descending ? -1 : 1)
  }

function keyIn({ clock, place }: ClockPlace, field: string): string | number {
  if (field === 'last_day' || field === 'equal_pay_from') return clock[field]
  return field === 'employee__name' ? place : clock.employee.id
}
