import type { ChangeEvent } from '@kasack/contract/live.ts'
import { email } from '@kasack/contract/email.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import { historyEntities } from '@kasack/contract/history-entities.ts'
import { outbox } from '@kasack/contract/outbox.ts'

/** Something that was read: the first word of its path, the path with its question, and the answer. */
export type Reading = { resource: string; path: string; answer: unknown }

const entities: readonly Entity[] = [...historyEntities, outbox, email]

/** The first words of what is told of. */
export const toldResources: ReadonlySet<string> = new Set(entities.map(({ path }) => path.split('/')[0]!))

/** What is computed from records that it does not name, by the first word of its path. */
const computed: Readonly<Record<string, readonly string[]>> = {
  employees: ['bookings', 'absences', 'employee-documents'],
  judge: [
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
  ],
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
  // Below the paths of those who are matched.
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
  // Below the paths of facilities and vacancies, of which and of whose type and group they tell.
  requirements: ['requirements', 'facilities', 'vacancies', 'facilitygroups', 'lookups/facility-types'],
  'booking-overrides': ['bookings', 'employees', 'facilities'],
  reports: ['engagements', 'bookings', 'candidates', 'vacancies', 'applicants', 'employees', 'emails'],
  'report-series': ['engagements', 'bookings', 'candidates', 'vacancies', 'applicants', 'employees', 'emails'],
  // Below its path its sections as well.
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

/** Whether the change may show in what was read. */
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

/** Whether a record that is changed stands in the answer, as the facility does in a vacancy. */
function mentions(answer: unknown, change: ChangeEvent): boolean {
  if (Array.isArray(answer)) return answer.some((part) => mentions(part, change))
  if (typeof answer !== 'object' || answer === null) return false
  return Object.entries(answer).some(([key, part]) => (refersTo(key, change) && names(part, change)) || mentions(part, change))
}

const names = (part: unknown, change: ChangeEvent) =>
  [part].flat().some((one) => typeof one === 'object' && one !== null && 'id' in one && isMeant(change, one.id))

/** What a computed part refers to, as the main contact of a facility, nobody has written down: it may be anything. */
const refersTo = (key: string, { resource }: ChangeEvent) =>
  key.endsWith('_user') ? resource === 'users' : !ownRows.has(key) && (references.get(key)?.has(resource) ?? true)

/** Where the records of the answer itself stand. */
const ownRows: ReadonlySet<string> = new Set(['rows', 'results', 'pages'])

/** By the names of their fields, the resources that records refer to. */
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
