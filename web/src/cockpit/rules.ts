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

/** The user's tasks across all sections. */
export const mineOf = (counts: Counts): number => counts.reduce((sum, { mine }) => sum + mine, 0)

const isCode = (word: string): word is CockpitCode => Object.hasOwn(cockpitSections, word)

/** The sections named in stored text, each once. */
export const codesIn = (remembered: string | null): CockpitCode[] => [...new Set((remembered ?? '').split(',').filter(isCode))]

/** All sections in the user's order; those that are new since come last, in the contract's order. */
export const orderOf = (remembered: string | null): CockpitCode[] => [...new Set([...codesIn(remembered), ...cockpitCodes])]

/** Moves a section past its visible neighbour; at either end of the line nothing changes. */
export function moved(order: readonly CockpitCode[], shown: readonly CockpitCode[], { code, step }: { code: CockpitCode; step: 1 | -1 }) {
  const neighbour = shown[shown.indexOf(code) + step]
  if (!neighbour) return order
  const others = order.filter((one) => one !== code)
  return others.toSpliced(others.indexOf(neighbour) + (step === 1 ? 1 : 0), 0, code)
}

/** Sections whose day says since when a row has been waiting; it is never late. */
const since: readonly CockpitCode[] = ['profiles_unanswered', 'applicants_unanswered', 'people_free', 'emails_failed']

export const dueIn = (code: CockpitCode, { date }: Pick<CockpitRow, 'date'>, today: string): Due =>
  since.includes(code) ? 'later' : dueOf(date, today)

/** The page of the row's record, or else of the record it belongs to; null if there is none. */
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

/** Who the logbook entry is about: the facility if its answer is due, otherwise the person, otherwise the facility. */
export function logOrigin(code: CockpitCode, { employee: person, applicant: applying, facility: place }: CockpitRow) {
  type Origin = OriginOf<typeof engagementModal>
  const ofPlace: Origin | null = place && { entity: 'facility', id: place.id }
  if (code === 'profiles_unanswered' && ofPlace) return ofPlace
  if (person) return { entity: 'employee', id: person.id } satisfies Origin
  return applying ? ({ entity: 'applicant', id: applying.id } satisfies Origin) : ofPlace
}
