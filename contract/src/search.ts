import * as z from 'zod/mini'
import { applicant } from './applicant.ts'
import { booking } from './booking.ts'
import { contactPerson } from './contact-person.ts'
import { employee } from './employee.ts'
import { engagement } from './engagement.ts'
import { facilityGroup } from './facility-group.ts'
import { facility } from './facility.ts'
import { vacancy } from './vacancy.ts'

/** What is searched, in the order in which its kinds are shown; their numbers in the index are the places here, from 1 on. */
export const searchEntities = [employee, applicant, facility, facilityGroup, contactPerson, vacancy, booking, engagement] as const

export const searchKinds = [
  'employees',
  'applicants',
  'facilities',
  'facilitygroups',
  'contact-persons',
  'vacancies',
  'bookings',
  'engagements',
] as const
export type SearchKind = (typeof searchKinds)[number]

/** By what the index knows a kind. */
export const kindNumber = (kind: SearchKind): number => searchKinds.indexOf(kind) + 1

/** The kind that the index knows by a number. */
export const kindOf = (number: number): SearchKind => searchKinds[number - 1]!

/** Where a record is shown: on a page of its own, above the list, or as the facilities of a group. */
export function searchPath(kind: SearchKind, { id, title }: { id: number; title: string }): string {
  if (kind === 'bookings') return `/bookings?modals=booking-drawer&booking-drawer-id=${id}`
  if (kind === 'engagements') return `/engagements?modals=engagement&engagement-id=${id}`
  if (kind === 'facilitygroups') {
    return `/facilities?facilities-filter-facility_group__id=${encodeURIComponent(`${title} (${id})`)}`
  }
  return `/${kind}/${id}`
}

/** More characters are refused. */
export const longestQuery = 200
export const resultSizes = { usual: 5, most: 50 }

/** So many records may be asked for by their ids. */
export const mostRecords = 20

/** Up to here counts are exact; above it they are one more. */
export const mostCounted = 100

/** A record that was found; `matched`: its words that fit those that were typed, as it writes them. */
export const searchResult = z.object({
  kind: z.enum(searchKinds),
  id: z.number(),
  title: z.string(),
  subtitle: z.string(),
  path: z.string(),
  matched: z.array(z.string()),
})
export type SearchResult = z.output<typeof searchResult>

/** `GET /search`: the best first over all kinds, and how many there are of each kind that has any (docs/rules/search.md). */
export const searchAnswer = z.object({
  results: z.array(searchResult),
  counts: z.partialRecord(z.enum(searchKinds), z.number()),
})
export type SearchAnswer = z.output<typeof searchAnswer>
