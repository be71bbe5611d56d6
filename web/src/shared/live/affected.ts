import type { ChangeEvent } from '@kasack/contract/live.ts'
import { email } from '@kasack/contract/email.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import { historyEntities } from '@kasack/contract/history-entities.ts'
import { outbox } from '@kasack/contract/outbox.ts'

/** A query on the page: the first segment of its path, the path with its parameters, and the answer. */
export type Reading = { resource: string; path: string; answer: unknown }

const entities: readonly Entity[] = [...historyEntities, outbox, email]

/** The first path segments of pushed resources. */
export const toldResources: ReadonlySet<string> = new Set(entities.map(({ path }) => path.split('/')[0]!))

/** What findings follow from. */
const judged = [
  'bookings',
  'absences',
  'vacancies',
  'employees',
  'facilities',
  'facility-persons',
  'requirements',
  'employee-documents',
  'lookups/document-kinds',
  'prior-periods',
  'hirers',
  'judge-settings',
] as const

/** Answers computed from records they do not mention, by the first segment of their path. */
const computed: Readonly<Record<string, readonly string[]>> = {
  employees: ['bookings', 'absences', 'employee-documents'],
  // Their findings, and the absences of those who are booked.
  bookings: judged,
  candidates: judged,
  // Their weeks, and who is absent while booked.
  vacancies: ['absences'],
  facilities: ['bookings', 'vacancies'],
  judge: judged,
  'leasing-clocks': [
    'bookings',
    'prior-periods',
    'vacancies',
    'facilities',
    'hirers',
    'employees',
    'lookups/vacancy-types',
    'judge-settings',
  ],
  // Nested under the paths of the matched records.
  matches: [
    'employees',
    'applicants',
    'vacancies',
    'candidates',
    'bookings',
    'absences',
    'engagements',
    'facilities',
    'facility-persons',
    'requirements',
    'employee-documents',
    'prior-periods',
    'hirers',
    'lookups/document-kinds',
    'match-settings',
    'judge-settings',
  ],
  // Nested under facility and vacancy paths; they depend on these records, and on their type and group.
  requirements: ['requirements', 'facilities', 'vacancies', 'facilitygroups', 'lookups/facility-types'],
  'booking-overrides': ['bookings', 'employees', 'facilities'],
  reports: ['engagements', 'bookings', 'candidates', 'vacancies', 'applicants', 'employees', 'emails'],
  'report-series': ['engagements', 'bookings', 'candidates', 'vacancies', 'applicants', 'employees', 'emails'],
  // Includes the sections below its path.
  cockpit: [
    'bookings',
    'vacancies',
    'candidates',
    'employees',
    'facilities',
    'employee-documents',
    'lookups/document-kinds',
    'applicants',
    'absences',
    'engagements',
    'outbox',
    'prior-periods',
    'hirers',
    'judge-settings',
    'cockpit-settlements',
  ],
  board: ['bookings', 'absences', 'candidates', 'vacancies', 'employees', 'facilities'],
  'map-points': ['facilities', 'employees', 'applicants', 'vacancies'],
}

/** Whether the change may affect the query's answer. */
export function isAffected(reading: Reading, change: ChangeEvent): boolean {
  const { resource, path, answer } = reading
  if (computed[resource]?.includes(change.resource)) return true
  const own = `/${change.resource}`
  if (resource === 'autocompletes') return path.startsWith(`/autocompletes/${change.resource.replace('lookups/', '')}.`)
  if (/^[./?]/.test(path.slice(own.length)) && path.startsWith(own)) {
    const [, id] = /^\/(\d+)/.exec(path.slice(own.length)) ?? []
    return id === undefined || isMeant(change, Number(id))
  }
  return path === 'latest' ? resource === change.resource : mentions(answer, change)
}

const isMeant = ({ ids, deleted }: ChangeEvent, id: unknown) => ids === null || ids.includes(id as number) || deleted.includes(id as number)

/** Whether the answer mentions a changed record, as a vacancy does its facility. */
function mentions(answer: unknown, change: ChangeEvent): boolean {
  if (Array.isArray(answer)) return answer.some((part) => mentions(part, change))
  if (typeof answer !== 'object' || answer === null) return false
  return Object.entries(answer).some(([key, part]) => (refersTo(key, change) && names(part, change)) || mentions(part, change))
}

const names = (part: unknown, change: ChangeEvent) =>
  [part].flat().some((one) => typeof one === 'object' && one !== null && 'id' in one && isMeant(change, one.id))

/** Computed parts, such as a facility's main contact, have no declared target: they may refer to anything. */
const refersTo = (key: string, { resource }: ChangeEvent) =>
  key.endsWith('_user') ? resource === 'users' : !ownRows.has(key) && (references.get(key)?.has(resource) ?? true)

/** Keys that hold the answer's own records. */
const ownRows: ReadonlySet<string> = new Set(['rows', 'results', 'pages'])

/** Field names, mapped to the resources they refer to. */
const references = referencesOf(entities)

function referencesOf(all: readonly Entity[]): ReadonlyMap<string, ReadonlySet<string>> {
  const pathOf = new Map<string, string>(all.map(({ name, path }) => [name, path]))
  const found = new Map<string, Set<string>>()
  for (const { fields } of all) {
    for (const [key, { target }] of Object.entries(fields)) {
      const path = target && pathOf.get(target)
      if (path) found.set(key, (found.get(key) ?? new Set()).add(path))
    }
  }
  return found
}
