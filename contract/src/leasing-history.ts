import type { Period } from './field.ts'
import type { EffectiveHirer, FacilityHirers } from './facility-hirer.ts'
import { hirerKey } from './facility-hirer.ts'
import type { LeasingHistory } from './leasing-clock.ts'

/** Days on which an employee was leased to a facility or a hirer, or was employed there. */
export type Stay = { kind: 'leased' | 'employed'; at: { facility: number } | { hirer: number }; date_range: Period }

/** The days of a stay, grouped by the hirer they count towards. */
const partsOf = ({ split }: FacilityHirers, { at, date_range: days }: Omit<Stay, 'kind'>): { hirer: EffectiveHirer; days: Period }[] =>
  'facility' in at ? split(at.facility, days) : [{ hirer: { kind: 'hirer', id: at.hirer }, days }]

/** What counts for one employee, by the key of each hirer they were leased to; a hirer's groups are those of its facilities on the day. */
export function leasingHistories(facilities: FacilityHirers, stays: readonly Stay[], day: string) {
  const histories = new Map<string, { hirer: EffectiveHirer; leased: Period[]; employed: string[] }>()
  for (const { hirer, days } of stays.filter(({ kind }) => kind === 'leased').flatMap((stay) => partsOf(facilities, stay))) {
    const key = hirerKey(hirer)
    const history = histories.get(key)
    if (history) history.leased.push(days)
    else histories.set(key, { hirer, leased: [days], employed: [] })
  }
  for (const stay of stays.filter(({ kind }) => kind === 'employed')) {
    for (const { hirer, days } of partsOf(facilities, stay))
      if (days.upper !== null) histories.get(hirerKey(hirer))?.employed.push(days.upper)
    if (!('facility' in stay.at) || stay.date_range.upper === null) continue
    for (const key of facilities.hirersOfGroup(stay.at.facility, day)) histories.get(key)?.employed.push(stay.date_range.upper)
  }
  return histories satisfies Map<string, LeasingHistory>
}
