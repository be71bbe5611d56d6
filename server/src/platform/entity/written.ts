import type { Entity } from '@kasack/contract/entity.ts'
import type { Field, Ref } from '@kasack/contract/field.ts'

type Row = Record<string, unknown>

/**
 * The answer to callers who changed a record they may not read: its id and the stored values of the fields they sent. A reference
 * comes as id and name, a period with the bounds that were sent. See docs/decisions/188.
 */
export function writtenPart({ fields }: Entity, record: Row, sent: Row): Row {
  const written = Object.entries(fields).filter(([name, field]) => Object.hasOwn(sent, name) && isReturned(field))
  return { id: record['id'], ...Object.fromEntries(written.map(([name, field]) => [name, partOf(field, record[name], sent[name])])) }
}

/** Whether the caller who sent a field gets it back: it was stored and is not secret. */
export const isReturned = ({ readOnly, fixed, kind }: Field) => !readOnly && !fixed && kind !== 'secret'

function partOf({ kind }: Field, value: unknown, given: unknown): unknown {
  if (kind === 'ref') return value && refOf(value as Ref)
  if (kind === 'refs') return (value as Ref[]).map(refOf)
  return kind === 'period' ? boundsOf(value as object, given) : value
}

const refOf = ({ id, name }: Ref): Ref => ({ id, name })

const boundsOf = (period: object, given: unknown) =>
  Object.fromEntries(Object.entries(period).filter(([bound]) => Object.hasOwn(given as object, bound)))
