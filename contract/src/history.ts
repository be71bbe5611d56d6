import * as z from 'zod/mini'
import type { Entity } from './entity.ts'
import { sameAccess } from './entity.ts'
import { moment, readOnly } from './field.ts'
import * as filter from './filter.ts'
import { defineList } from './list.ts'
import { plainRef } from './shared-shape.ts'
import type { Text } from './text.ts'

export const historyActs = ['created', 'changed', 'deleted', 'restored', 'erased'] as const
export type HistoryAct = (typeof historyActs)[number]

/** What caused it: a call of a signed-in user, a public page, or a job. */
export const historyWays = ['user', 'public', 'job'] as const
export type HistoryWay = (typeof historyWays)[number]

/** A field's stored values before and after: references as `{id, name}`, `#17` for a name that is gone or hidden from the reader. */
const fieldChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })
export type FieldChange = z.output<typeof fieldChange>

/** Fields of a line that say what happened, and whether it can be undone. */
const happened = {
  datetime: moment(),
  user: readOnly(z.nullable(plainRef), { kind: 'ref' }),
  resource: readOnly(z.string()),
  record: readOnly(plainRef),
  /** The undo group: everything one call changed. */
  group: readOnly(z.number()),
  can_undo: readOnly(z.boolean()),
  /** Null if it can be undone. */
  why_not: readOnly(z.nullable(z.string())),
}

/** A history line: what one call did to one record (beyond the wire: docs/rules/history.md). */
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

/** All changes, for superusers; below a record's path those of the record, for everyone who may read it. */
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

/** Deleted records that can be restored, for users who may read and delete them. */
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

/** Required. */
export const deletedParameters = { resource: filter.contains() }

/** The lines written by an undo. */
export type Undone = { group: number; lines: HistoryLine[] }

export const historyActNames: Record<HistoryAct, Text> = {
  created: { de: 'Angelegt', en: 'Created' },
  changed: { de: 'Geändert', en: 'Changed' },
  deleted: { de: 'Gelöscht', en: 'Deleted' },
  restored: { de: 'Wiederhergestellt', en: 'Restored' },
  erased: { de: 'Endgültig gelöscht', en: 'Permanently erased' },
}
