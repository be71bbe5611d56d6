import { applicant } from '@kasack/contract/applicant.ts'
import { booking } from '@kasack/contract/booking.ts'
import { candidate } from '@kasack/contract/candidate.ts'
import type { Cockpit, CockpitCode, CockpitRow } from '@kasack/contract/cockpit.ts'
import { cockpitCodes, cockpitSections } from '@kasack/contract/cockpit.ts'
import { employee } from '@kasack/contract/employee.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import { facility } from '@kasack/contract/facility.ts'
import { outbox } from '@kasack/contract/outbox.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import type { OriginOf } from '../shared/address/modals.ts'
import { adminPath } from '../shared/address/admin-path.ts'
import { recordPath } from '../shared/address/record-path.ts'
import type { engagementModal } from '../engagement/door.ts'
import { dueOf } from '../shared/language/due.ts'
import type { Due } from '../shared/language/due.ts'

export type Counts = Cockpit['sections']

/** How much of it all is the user's. */
export const mineOf = (counts: Counts): number => counts.reduce((sum, { mine }) => sum + mine, 0)

const isCode = (word: string): word is CockpitCode => Object.hasOwn(cockpitSections, word)

/** The sections that a text of the browser's memory names, each once. */
export const codesIn = (remembered: string | null): CockpitCode[] => [...new Set((remembered ?? '').split(',').filter(isCode))]

/** All sections in the user's order; what was not there when he moved something comes last, in the contract's. */
export const orderOf = (remembered: string | null): CockpitCode[] => [...new Set([...codesIn(remembered), ...cockpitCodes])]

/** A section goes past its neighbour among those that are shown; at the end of the line everything stays. */
export function moved(order: readonly CockpitCode[], shown: readonly CockpitCode[], { code, step }: { code: CockpitCode; step: 1 | -1 }) {
  const neighbour = shown[shown.indexOf(code) + step]
  if (!neighbour) return order
  const others = order.filter((one) => one !== code)
  return others.toSpliced(others.indexOf(neighbour) + (step === 1 ? 1 : 0), 0, code)
}

/** Their day says since when, and is never late. */
const since: readonly CockpitCode[] = ['profiles_unanswered', 'applicants_unanswered', 'people_free', 'emails_failed']

/** How urgent the day of a row is. */
export const dueIn = (code: CockpitCode, { date }: Pick<CockpitRow, 'date'>, today: string): Due =>
  since.includes(code) ? 'later' : dueOf(date, today)

/** The page that shows the record of a row, or else the one on which it stands; null: there is none. */
export function pageOf(code: CockpitCode, row: CockpitRow): { entity: Entity; path: string } | null {
  const of = (entity: Entity, ref: { id: number } | null) => ref && { entity, path: recordPath(entity, ref.id) }
  const { of: record } = cockpitSections[code]
  if (record === outbox) return { entity: outbox, path: adminPath(outbox, row.record.id) }
  if (record === employee) return of(employee, row.record)
  if (record === vacancy) return of(vacancy, row.record)
  if (record === applicant) return of(applicant, row.record)
  if (record === candidate || record === booking)
    return of(vacancy, row.vacancy) ?? of(facility, row.facility) ?? of(employee, row.employee)
  return of(employee, row.employee)
}

/** About whom an entry is written: the facility that has to answer, else the person, else the facility. */
export function logOrigin(code: CockpitCode, { employee: person, applicant: applying, facility: place }: CockpitRow) {
  type Origin = OriginOf<typeof engagementModal>
  const ofPlace: Origin | null = place && { entity: 'facility', id: place.id }
  if (code === 'profiles_unanswered' && ofPlace) return ofPlace
  if (person) return { entity: 'employee', id: person.id } satisfies Origin
  return applying ? ({ entity: 'applicant', id: applying.id } satisfies Origin) : ofPlace
}
