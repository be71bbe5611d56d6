import * as z from 'zod/mini'
import { applicant } from './applicant.ts'
import { booking } from './booking.ts'
import { contactPerson } from './contact-person.ts'
import { employee } from './employee.ts'
import { engagement } from './engagement.ts'
import { facilityGroup } from './facility-group.ts'
import { facility } from './facility.ts'
import { vacancy } from './vacancy.ts'

/** What is searched, in display order; the index numbers each kind by its position here, from 1 on. */
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

/** The number of a kind in the index. */
export const kindNumber = (kind: SearchKind): number => searchKinds.indexOf(kind) + 1

/** The kind with that number in the index. */
export const kindOf = (number: number): SearchKind => searchKinds[number - 1]!

/** Where a record is shown: on its own page, above the list, or as the facilities of a group. */
export function searchPath(kind: SearchKind, { id, title }: { id: number; title: string }): string {
  if (kind === 'bookings') return `/bookings?modals=booking-drawer&booking-drawer-id=${id}`
  if (kind === 'engagements') return `/engagements?modals=engagement&engagement-id=${id}`
  if (kind === 'facilitygroups') {
    return `/facilities?facilities-filter-facility_group__id=${encodeURIComponent(`${title} (${id})`)}`
  }
  return `/${kind}/${id}`
}

/** In characters; longer ones are refused. */
export const longestQuery = 200
export const resultSizes = { usual: 5, most: 50 }

/** Most records that can be requested by id. */
export const maxRecords = 20

/** Counts are exact up to here, and one more beyond. */
export const maxCounted = 100

/** A record that was found; `matched`: its words that match the typed ones, as it spells them. */
export const searchResult = z.object({
  kind: z.enum(searchKinds),
  id: z.number(),
  title: z.string(),
  subtitle: z.string(),
  path: z.string(),
  matched: z.array(z.string()),
})
export type SearchResult = z.output<typeof searchResult>

/** `GET /search`: the best first across all kinds, and the count of each kind with results (docs/rules/search.md). */
export const searchAnswer = z.object({
  results: z.array(searchResult),
  counts: z.partialRecord(z.enum(searchKinds), z.number()),
})
export type SearchAnswer = z.output<typeof searchAnswer>
