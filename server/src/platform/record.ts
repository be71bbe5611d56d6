import type { Answer, Entity, Input } from '@kasack/contract/entity.ts'
import type { Field } from '@kasack/contract/field.ts'

export type Row = Record<string, unknown>

/** How fields are read that are more than a column: computed, or a reference that shows more than its name. */
export type Computed<E extends Entity> = { [K in keyof Answer<E>]?: (row: Row) => Answer<E>[K] }

/** Turns rows into records in the order of the contract's fields. A reference is read from `<field>_id` and `<field>_name`. */
export function recordOf<E extends Entity>(entity: E, computed: Computed<E> = {}): (row: Row) => Answer<E> {
  const readers = Object.entries(entity.fields)
    .filter(([, field]) => field.kind !== 'secret')
    .map(([name, field]) => [name, computed[name as keyof Answer<E>] ?? reader(name, field)] as const)
  return (row) => {
    const record: Row = {}
    for (const [name, read] of readers) record[name] = read(row)
    return record as Answer<E> // every field of the contract was read, each by its kind
  }
}

function reader(name: string, { kind }: Field): (row: Row) => unknown {
  const [id, label] = [`${name}_id`, `${name}_name`]
  if (kind === 'ref') return (row) => (row[id] === null ? null : { id: row[id], name: row[label] })
  if (kind === 'period')
    return (row) => (row['date_lower'] === null ? null : { lower: row['date_lower'], upper: row['date_upper'], bounds: '[]' })
  return (row) => row[name]
}

/** The columns that an input is stored in; sets of references and words live in tables of their own, or are the entity's business. */
export function columnsOf<E extends Entity>(entity: E, input: Partial<Input<E>>): Row {
  const columns: Row = {}
  for (const [name, value] of Object.entries(input)) {
    const kind = entity.fields[name]?.kind
    if (kind === 'ref') columns[`${name}_id`] = (value as { id: number } | null)?.id ?? null
    else if (kind === 'period') Object.assign(columns, { date_lower: (value as Row)['lower'], date_upper: (value as Row)['upper'] ?? null })
    else if (kind !== 'refs' && kind !== 'secret') columns[name] = value
  }
  return columns
}
