/** German dictionary order. */
export const german = (column: string) => `fold(${column}) collate "de-x-icu"`

export const moment = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

export const period = (table: string) => ({ lower: `${table}.date_lower::text`, upper: `${table}.date_upper::text`, bounds: `'[]'` })

/** A reference to a record of a table, with its name. */
export const ref = (column: string, table: string) => ({ id: column, name: `${table}.name` })

/** Columns without conversion. */
export const plain = <const C extends string>(table: string, ...columns: C[]) =>
  Object.fromEntries(columns.map((column) => [column, `${table}.${column}`])) as Record<C, string> // each column by its name

/** The records of a set, by name; null if empty. */
export const setOf = (owner: string, set: string, target: string) => `(
  select json_agg(json_build_object('id', target.id, 'name', target.name) order by ${german('target.name')}, target.id)
  from ${set} one join ${target} target on target.id = one.${target}_id where one.${owner}_id = ${owner}.id
)`

export const where = (all: string[]) => (all.length === 0 ? '' : `where ${all.join(' and ')}`)

/** How to count rows: the database keeps the total. */
export const countOf = (table: string, condition: string) =>
  condition === '' ? `select sum(number)::int from kept_count where entity = '${table}'` : `select count(*)::int from ${table} ${condition}`
