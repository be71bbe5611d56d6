import type { Entity } from '@kasack/contract/entity.ts'
import type { Field, Ref } from '@kasack/contract/field.ts'

type Row = Record<string, unknown>

/**
 * What somebody is told of a changed record who may not read it: its id and, of the fields that he has sent, what is stored of them
 * now. Of a reference that is id and name, of a period the bounds that were sent. See docs/decisions/188.
 */
export function writtenPart({ fields }: Entity, record: Row, sent: Row): Row {
  const written = Object.entries(fields).filter(([name, field]) => Object.hasOwn(sent, name) && isTold(field))
  return { id: record['id'], ...Object.fromEntries(written.map(([name, field]) => [name, partOf(field, record[name], sent[name])])) }
}

/** Whether a field is told to who has sent it: it was stored, and is no secret. */
export const isTold = ({ readOnly, fixed, kind }: Field) => !readOnly && !fixed && kind !== 'secret'

function partOf({ kind }: Field, value: unknown, given: unknown): unknown {
  if (kind === 'ref') return value && refOf(value as Ref)
  if (kind === 'refs') return (value as Ref[]).map(refOf)
  return kind === 'period' ? boundsOf(value as object, given) : value
}

const refOf = ({ id, name }: Ref): Ref => ({ id, name })

const boundsOf = (period: object, given: unknown) =>
  Object.fromEntries(Object.entries(period).filter(([bound]) => Object.hasOwn(given as object, bound)))
