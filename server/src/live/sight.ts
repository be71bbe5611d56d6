import { mayViewBookings } from '@kasack/contract/availability.ts'
import { documentRight, healthDocumentRight } from '@kasack/contract/document-state.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import type { ChangeEvent } from '@kasack/contract/live.ts'
import { maxIds } from '@kasack/contract/live.ts'
import type { Access } from '@kasack/contract/permission.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { ChangeNote } from '../platform/database/changes-since.ts'
import type { Caller } from '../platform/request/call.ts'

/** What happened to the records of one entity; `ids` is null if there are too many to list. */
export type EntityChange = { entity: string; ids: Set<number> | null; deleted: Map<number, number> }

/** Merges notes by entity; the last note on a record counts. */
export function mergeNotes(notes: readonly ChangeNote[]): EntityChange[] {
  const changes = new Map<string, EntityChange>()
  const deletions = new Set<string>()
  for (const { transaction, entity, ids, is_deletion, sight } of notes) {
    const key = (id: number) => `${transaction} ${entity} ${id}`
    const change = changes.get(entity) ?? { entity, ids: new Set(), deleted: new Map() }
    changes.set(entity, change)
    if (ids === null) change.ids = null
    for (const id of ids ?? []) {
      if (is_deletion) deletions.add(key(id))
      // Dependent records, such as entries, are noted after the record that was deleted and may have changed it: it is gone anyway.
      if (is_deletion || !deletions.has(key(id))) note(change, id, is_deletion ? sight : null)
    }
  }
  for (const change of changes.values()) if (change.ids && change.ids.size + change.deleted.size > maxIds) change.ids = null
  return [...changes.values()]
}

/** A record that comes back is not gone. */
function note({ ids, deleted }: EntityChange, id: number, goneFor: number | null): void {
  if (goneFor === null) {
    deleted.delete(id)
    ids?.add(id)
  } else {
    ids?.delete(id)
    deleted.set(id, goneFor)
  }
}

/** What decides which events a reader receives: readers with the same key receive the same. */
export type Sight = Pick<Caller, 'is_superuser' | 'permissions'>

export const sightKey = ({ is_superuser, permissions }: Sight): string => (is_superuser ? 'all' : permissions.toSorted().join())

/** For entities only partly visible to their readers: the sight that each record requires. */
export type Sights = ReadonlyMap<string, ReadonlyMap<number, number>>

type SightInput = { changes: readonly EntityChange[]; entities: readonly Entity[]; sights: Sights }

/** The events of a batch for readers with this sight, without ids of records they may not read. */
export function eventsFor(sight: Sight, { changes, entities, sights }: SightInput): ChangeEvent[] {
  return changes.flatMap(({ entity: name, ids, deleted }) => {
    const entity = entities.find((one) => one.name === name)
    if (!entity || !mayAccess(sight, entity.access.read)) return []
    const isSeen = seenBy[name]?.(sight) ?? (() => true)
    const gone = [...deleted].flatMap(([id, of]) => (isSeen(of) ? [id] : []))
    // Readers who see only some records are not told of one deleted meanwhile.
    const there = ids && [...ids].filter((id) => isSeen(sights.get(name)?.get(id) ?? nobody))
    return there === null || there.length + gone.length > 0 ? [{ resource: entity.path, ids: there, deleted: gone }] : []
  })
}

/** The sight of a record that does not exist. */
const nobody = Infinity

type Seeing = (sight: Sight) => (of: number) => boolean

/** Sees records up to the reader's level. */
const upTo =
  (levelOf: (sight: Sight) => number): Seeing =>
  (sight) =>
  (of) =>
    of <= levelOf(sight)

/** The permissions of the cockpit's sections, by their bits in `sight`. */
const sectionRights: readonly [bit: number, right: Access][] = [
  [1, mayViewBookings],
  [2, 'employees.view_employee'],
  [4, documentRight],
  [8, healthDocumentRight],
  [16, 'employees.view_applicant'],
  [32, 'superuser'],
]

/** Who sees which of these records, by the `sight` of a note. */
const seenBy: Readonly<Record<string, Seeing>> = {
  engagement: upTo((sight) => (mayAccess(sight, 'employees.view_applicant') ? 2 : mayAccess(sight, 'employees.view_employee') ? 1 : 0)),
  employee_document: upTo((sight) => (mayAccess(sight, healthDocumentRight) ? 1 : 0)),
  cockpit_settlement: (sight) => (of) =>
    of !== nobody && sectionRights.every(([bit, right]) => (of & bit) === 0 || mayAccess(sight, right)),
}

/** Entities of which a reader may see only some records. */
export const partlySeen = Object.keys(seenBy)
