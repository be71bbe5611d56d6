import * as z from 'zod/mini'
import type { Entity } from './entity.ts'
import { sameAccess } from './entity.ts'
import { moment, readOnly } from './field.ts'
import * as filter from './filter.ts'
import { defineList } from './list.ts'
import { plainRef } from './shared-shape.ts'
import type { Text } from './text.ts'

/** What happened to a record. */
export const historyActs = ['created', 'changed', 'deleted', 'restored', 'erased'] as const
export type HistoryAct = (typeof historyActs)[number]

/** Which way it came: by a call of somebody signed in, by a public page, by a job. */
export const historyWays = ['user', 'public', 'job'] as const
export type HistoryWay = (typeof historyWays)[number]

/** Of a field of the wire what was stored and what is: references as `{id, name}`, `#17` for a name that is gone or not for this reader. */
const fieldChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })
export type FieldChange = z.output<typeof fieldChange>

/** The fields of a line that say what happened, and whether it can be taken back. */
const happened = {
  datetime: moment(),
  user: readOnly(z.nullable(plainRef), { kind: 'ref' }),
  resource: readOnly(z.string()),
  record: readOnly(plainRef),
  /** What one call changed, and is undone as a whole. */
  group: readOnly(z.number()),
  can_undo: readOnly(z.boolean()),
  /** Null where it can. */
  why_not: readOnly(z.nullable(z.string())),
}

/** A line of history: what one call did with one record (beyond the wire: docs/rules/history.md). */
export const historyLine = {
  name: 'history_line',
  path: 'history',
  noun: { de: 'Änderung', en: 'Change' },
  plural: { de: 'Verlauf', en: 'History' },
  access: sameAccess('superuser'),
  fields: {
    id: readOnly(z.number()),
    act: readOnly(z.enum(historyActs)),
    through: readOnly(z.enum(historyWays)),
    changes: readOnly(z.array(fieldChange)),
    note: readOnly(z.string()),
    ...happened,
  },
  acts: {},
} satisfies Entity
export type HistoryLine = { [K in keyof typeof historyLine.fields]: z.output<(typeof historyLine.fields)[K]['answer']> }

/** All that was changed, for superusers; of one record, below its path, for whoever may read it. */
export const historyList = defineList(historyLine, {
  filters: {
    resource: filter.names(),
    record: filter.number(),
    user__id: filter.ids('user'),
    act: filter.choices(historyActs),
    field: filter.names(),
    datetime__date__gte: filter.day(),
    datetime__date__lte: filter.day(),
  },
  sorts: ['id', 'datetime'],
  defaultSort: '-datetime',
})

/** What is deleted and can be brought back, for whoever may read and delete such records. */
export const deletedRecord = {
  name: 'deleted_record',
  path: 'deleted',
  noun: { de: 'Gelöschter Datensatz', en: 'Deleted record' },
  plural: { de: 'Gelöschtes', en: 'Deleted' },
  access: sameAccess('session'),
  fields: happened,
  acts: {},
} satisfies Entity
export type DeletedRecord = { [K in keyof typeof deletedRecord.fields]: z.output<(typeof deletedRecord.fields)[K]['answer']> }

/** Of which resource; it has to be told. */
export const deletedParameters = { resource: filter.contains() }

/** The lines that an undo has written. */
export type Undone = { group: number; lines: HistoryLine[] }

export const historyActNames: Record<HistoryAct, Text> = {
  created: { de: 'Angelegt', en: 'Created' },
  changed: { de: 'Geändert', en: 'Changed' },
  deleted: { de: 'Gelöscht', en: 'Deleted' },
  restored: { de: 'Wiederhergestellt', en: 'Restored' },
  erased: { de: 'Endgültig gelöscht', en: 'Erased for good' },
}
