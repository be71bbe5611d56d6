import { booking } from '@kasack/contract/booking.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import type { Field, Ref } from '@kasack/contract/field.ts'
import { historyEntities, settingEntities } from '@kasack/contract/history-entities.ts'
import type { FieldChange, HistoryLine } from '@kasack/contract/history.ts'
import { withDefaults } from '@kasack/contract/map-field.ts'
import { sameValue } from '@kasack/contract/merged.ts'
import type { Db } from '../platform/database/db.ts'
import { hidingOf } from '../platform/read/reading.ts'
import type { Caller } from '../platform/request/call.ts'
import type { IdsByEntity, NameOf } from './queries.ts'
import { presentNotes } from '../booking-override/noted.ts'
import type { OverrideNote } from '../booking-override/queries.ts'
import { readNames } from './queries.ts'
import type { Reader, StoredLine } from './line.ts'
import { undoableOf } from '../undo/undoable.ts'

const entityOf: ReadonlyMap<string, Entity> = new Map(historyEntities.map((entity) => [entity.name, entity]))
export const entityAt: ReadonlyMap<string, Entity> = new Map(historyEntities.map((entity) => [entity.path, entity]))

const hiding = new Map(historyEntities.map((entity) => [entity.name, hidingOf(entity)]))

/** The lines as a reader sees them: without hidden fields and overrides, and with today's names. */
export async function presentLines(db: Db, lines: readonly StoredLine[], reader: Reader): Promise<HistoryLine[]> {
  const seen = lines.map((line) => withShownExceptions(withoutHidden(line, reader.caller), reader))
  const nameOf = await readNames(db, mentionedIn(seen), reader.caller)
  const undoable = await undoableOf(db, lines, reader)
  return seen.map(({ entity, record_id, ...line }) => ({
    id: line.id,
    act: line.act,
    through: line.through,
    changes: Object.entries(line.changes).map(([field, values]) => presentChange(entityOf.get(entity)!, { field, values, nameOf })),
    note: line.note,
    datetime: line.written_datetime,
    user: line.user_id === null ? null : nameOf('user', line.user_id),
    resource: entityOf.get(entity)!.path,
    record: settingNamed(entity, record_id, reader) ?? nameOf(entity, record_id),
    group: line.group_id,
    ...undoable(line.group_id),
  }))
}

/** Settings are named after their kind. */
function settingNamed(name: string, id: number, { language }: Reader): Ref | undefined {
  const setting = settingEntities.find((one) => one.name === name)
  return setting && { id, name: setting.noun[language] }
}

function withoutHidden(line: StoredLine, caller: Caller): StoredLine {
  const hidden = hiding.get(line.entity)!(caller)
  if (hidden.size === 0) return line
  return { ...line, changes: Object.fromEntries(Object.entries(line.changes).filter(([field]) => !hidden.has(field))) }
}

/** Overrides as the booking itself shows them. Where the reader sees no difference, there is no change. */
function withShownExceptions(line: StoredLine, reader: Reader): StoredLine {
  const { overrides, ...others } = line.changes
  if (line.entity !== booking.name || !overrides) return line
  const shown = overrides.map((noted) => noted && presentNotes(noted as OverrideNote[], reader)) as [unknown, unknown]
  return { ...line, changes: sameValue(shown[0], shown[1]) ? others : { ...others, overrides: shown } }
}

/** The table of the records a field refers to; undefined if it refers to none. */
const targetOf = ({ name, fields }: Entity, field: string): string | undefined =>
  name === 'user' && field === 'groups' ? 'user_group' : fields[field]?.target

function mentionedIn(lines: readonly StoredLine[]): IdsByEntity {
  const mentioned: IdsByEntity = new Map()
  for (const { entity, ids } of lines.flatMap(namesIn)) {
    const known = mentioned.get(entity) ?? new Set()
    for (const id of ids) if (typeof id === 'number') known.add(id)
    mentioned.set(entity, known)
  }
  return mentioned
}

/** The ids in a line by their table; null for an empty reference. */
function namesIn({ entity, record_id, user_id, changes }: StoredLine): { entity: string; ids: unknown[] }[] {
  const named = Object.entries(changes).flatMap(([field, values]) => {
    if (isException(entityOf.get(entity)!, field))
      return [{ entity: 'user', ids: values.flat().map((one) => (one as OverrideNote | null)?.user_id) }]
    const target = targetOf(entityOf.get(entity)!, field)
    return target ? [{ entity: target, ids: values.flat() }] : []
  })
  return [{ entity, ids: [record_id] }, { entity: 'user', ids: [user_id] }, ...named]
}

type Change = { field: string; values: [unknown, unknown]; nameOf: NameOf }

function presentChange(entity: Entity, { field, values: [before, after], nameOf }: Change): FieldChange {
  const target = targetOf(entity, field)
  const present = (value: unknown) =>
    isException(entity, field) ? presentNoted(value, nameOf) : presentValue(value, { of: entity.fields[field]!, target, nameOf })
  return { field, before: present(before), after: present(after) }
}

const isException = ({ name }: Entity, field: string): boolean => name === booking.name && field === 'overrides'

/** Overrides with the names of those who made them. */
const presentNoted = (value: unknown, nameOf: NameOf): unknown =>
  value && (value as OverrideNote[]).map(({ user_id, ...one }) => ({ ...one, user: nameOf('user', user_id) }))

function presentValue(value: unknown, { of, target, nameOf }: { of: Field; target: string | undefined; nameOf: NameOf }): unknown {
  if (value === null) return null
  const { kind } = of
  if (kind === 'map') return withDefaults(of, value)
  if (kind === 'period') return { ...(value as object), bounds: '[]' }
  if (!target) return value
  if (typeof value === 'number') return nameOf(target, value)
  const named = (value as number[]).map((id) => nameOf(target, id))
  return kind === 'words' ? named.map(({ name }) => name) : named
}
