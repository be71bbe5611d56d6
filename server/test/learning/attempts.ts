import type { Entity } from '@kasack/contract/entity.ts'

export type Body = Record<string, unknown>

/** Unreadable as a value of any kind of field, even as an empty one. */
const nonsense = [['?']]

/** Bodies that are refused because of what is stored; `other` is another record as it is shown. */
export function refusedChanges(entity: Entity, { other }: { other: Body }): Body[] {
  return [
    each(entity, () => nonsense),
    unknownReferences(entity),
    other, // with the version of that record, and locked fields
    ...(entity.fields['date_range']?.readOnly === false
      ? [{ date_range: { upper: '2031-01-01' } }, { date_range: { lower: '2031-12-31' } }]
      : []),
    ...('cancelled' in entity.fields ? [{ cancelled: true, terminated: true }, { terminated: true }] : []),
  ].filter((body) => Object.keys(body).length > 0)
}

/** Same for a new record: taken numbers and names, existing pairs, filled positions. */
export function refusedRecords(entity: Entity, { stored }: { stored: Body }): Body[] {
  return [{}, each(entity, () => nonsense), unknownReferences(entity), { ...stored, [writable(entity)[0]!]: nonsense }]
}

/** The fields that a PATCH accepts and a response shows. */
export const writable = ({ fields }: Entity): string[] =>
  Object.keys(fields).filter((name) => !fields[name]!.readOnly && !fields[name]!.fixed && fields[name]!.kind !== 'secret')

export const readOnly = ({ fields }: Entity): string[] => Object.keys(fields).filter((name) => fields[name]!.readOnly)

const each = (entity: Entity, value: (name: string) => unknown): Body =>
  Object.fromEntries(writable(entity).map((name) => [name, value(name)]))

function unknownReferences({ fields }: Entity): Body {
  const references = Object.entries(fields).filter(([, { kind, readOnly: isShown }]) => !isShown && (kind === 'ref' || kind === 'refs'))
  return Object.fromEntries(references.map(([name, { kind }]) => [name, kind === 'ref' ? 999_999 : [999_999]]))
}
