import { healthDocumentRight } from '@kasack/contract/document-state.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import type { ChangeEvent } from '@kasack/contract/live.ts'
import { mostIds } from '@kasack/contract/live.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { ChangeNote } from '../platform/database/changes-since.ts'
import type { Caller } from '../platform/request/call.ts'

/** What happened to the records of one entity; `ids` null: to many. */
export type EntityChange = { entity: string; ids: Set<number> | null; deleted: Map<number, number> }

/** What notes say of each entity together; the last one of a record counts. */
export function gathered(notes: readonly ChangeNote[]): EntityChange[] {
  const changes = new Map<string, EntityChange>()
  const deletions = new Set<string>()
  for (const { transaction, entity, ids, is_deletion, sight } of notes) {
    const key = (id: number) => `${transaction} ${entity} ${id}`
    const change = changes.get(entity) ?? { entity, ids: new Set(), deleted: new Map() }
    changes.set(entity, change)
    if (ids === null) change.ids = null
    for (const id of ids ?? []) {
      if (is_deletion) deletions.add(key(id))
      // What goes with a record, as its entries do, is noted after it and may have changed it: it is gone all the same.
      if (is_deletion || !deletions.has(key(id))) note(change, id, is_deletion ? sight : null)
    }
  }
  for (const change of changes.values()) if (change.ids && change.ids.size + change.deleted.size > mostIds) change.ids = null
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

/** What a reader may see, as far as events go: everybody with the same key is told the same. */
export type Sight = Pick<Caller, 'is_superuser' | 'permissions'>

export const sightKey = ({ is_superuser, permissions }: Sight): string => (is_superuser ? 'all' : permissions.toSorted().join())

/** Of entities whose records are not there for everybody who may read some: the sight that each of these records asks for. */
export type Sights = ReadonlyMap<string, ReadonlyMap<number, number>>

type Seen = { changes: readonly EntityChange[]; entities: readonly Entity[]; sights: Sights }

/** The events of a batch for whoever sees so much; an id is told to nobody who may not read the record. */
export function eventsFor(sight: Sight, { changes, entities, sights }: Seen): ChangeEvent[] {
  return changes.flatMap(({ entity: name, ids, deleted }) => {
    const entity = entities.find((one) => one.name === name)
    if (!entity || !mayAccess(sight, entity.access.read)) return []
    const level = levelOf[name]?.(sight) ?? Infinity
    const gone = [...deleted].flatMap(([id, of]) => (of <= level ? [id] : []))
    // Nobody from whom some are withheld is told of one that is gone by now.
    const there = ids && [...ids].filter((id) => (sights.get(name)?.get(id) ?? Infinity) <= level)
    return there === null || there.length + gone.length > 0 ? [{ resource: entity.path, ids: there, deleted: gone }] : []
  })
}

/** How much somebody sees of such entities, as `sight` of a note counts it. */
const levelOf: Readonly<Record<string, (sight: Sight) => number>> = {
  engagement: (sight) => (mayAccess(sight, 'employees.view_applicant') ? 2 : mayAccess(sight, 'employees.view_employee') ? 1 : 0),
  employee_document: (sight) => (mayAccess(sight, healthDocumentRight) ? 1 : 0),
}

/** The entities whose records are not there for everybody who may read some. */
export const partlySeen = Object.keys(levelOf)
