import type { FilterKind } from '@kasack/contract/filter.ts'
import type { List } from '@kasack/contract/list.ts'
import type { ReferenceTarget } from '@kasack/contract/reference.ts'
import type { Text } from '@kasack/contract/text.ts'
import { texts as words } from '../../language/texts.ts'
import type { Kind, ValueOf } from '../../address/url-codec.ts'
import { texts } from './texts.ts'

/** How a filter is chosen, and how its value is written into the page's address. */
export const filterTypes = {
  searchInput: 'text',
  numberInput: 'text',
  selectInput: 'choices',
  checkbox: 'choices',
  datePicker: 'day',
  rangePicker: 'days',
  map: 'area',
} as const satisfies Record<string, Kind>

export type FilterType = keyof typeof filterTypes
export type FilterValues = { [T in FilterType]: ValueOf<(typeof filterTypes)[T]> }
export type FilterValue = FilterValues[FilterType]

/** One of a filter's fixed values. `full` says alone what `name` says between `before` and `after` in a row of buttons. */
export type FixedChoice = { id: string; name: Text; full?: Text; before?: Text; after?: Text }

export type FilterOf<T extends FilterType> = {
  type: T
  /** Its name in the page's address. */
  key: string
  label: Text
  /** What the server is asked when the filter has this value. */
  parameters: (value: FilterValues[T]) => Record<string, string>
  /** The filter without which this one is neither offered nor kept. */
  parent?: string
  /** The sort that goes when the filter goes. */
  sorter?: string
  /** At most one value. */
  single?: boolean
  fixed?: readonly FixedChoice[]
  target?: ReferenceTarget
}

/** A filter as a page offers it: in a column's head, in the bar, or only through a link. */
export type TableFilter = { [T in FilterType]: FilterOf<T> }[FilterType]

/** What the control of one type is given: the value, and how to tell the next one; null is none. */
export type FilterControlProps<T extends FilterType> = {
  filter: FilterOf<T>
  value: FilterValues[T] | null
  onChange: (value: FilterValues[T] | null) => void
}

export type FilterName<L extends List> = (keyof L['filters'] | keyof L['context']) & string
type RangeName<L extends List> = {
  [N in FilterName<L>]: N extends `${infer R}__gte` ? (`${R}__lte` extends FilterName<L> ? R : never) : never
}[FilterName<L>]

type Described = { label: Text } & Partial<Pick<FilterOf<FilterType>, 'key' | 'parent' | 'sorter' | 'single' | 'fixed'>>

/** Up to this many fixed choices are ticked, more are a select. */
const mostTicked = 7

const typeOf: Record<FilterKind, FilterType> = {
  contains: 'searchInput',
  ids: 'selectInput',
  id: 'selectInput',
  flag: 'checkbox',
  flags: 'checkbox',
  choices: 'checkbox',
  day: 'datePicker',
  number: 'numberInput',
  days: 'checkbox',
  facility_or_group: 'searchInput', // the place of a table settles it, nobody chooses it
}

const yesAndNo: FixedChoice[] = [
  { id: 'true', name: words.yes },
  { id: 'false', name: words.no },
]

/** A filter of the list's contract under a label; its kind there decides how it is chosen, shown and written. */
export function listFilter<L extends List>(list: L, name: FilterName<L>, described: Described): TableFilter {
  const { kind, target } = (list.filters[name] ?? list.context[name])! // FilterName lists exactly these names
  const fixed = described.fixed ?? (kind === 'flag' || kind === 'flags' ? yesAndNo : undefined)
  if ((kind === 'choices' || kind === 'days') && !fixed) throw new Error(`The choices of ${name} have no texts`)
  return {
    key: name,
    ...(kind === 'id' || kind === 'flag' ? { single: true } : {}),
    ...(fixed ? { fixed } : {}),
    ...(target ? { target } : {}),
    ...described,
    type: fixed && fixed.length > mostTicked ? 'selectInput' : typeOf[kind],
    parameters: (value: FilterValue) => ({ [name]: parameterOf(value) }),
  } as TableFilter // type and value fit: both follow from the kind
}

/** TwoLines day filters, `…__gte` and `…__lte`, as one range under their common name. */
export const dayRange = <L extends List>(_list: L, name: RangeName<L>, described: Described): TableFilter => ({
  key: name,
  ...described,
  type: 'rangePicker',
  parameters: ({ from, to }) => ({ ...(from && { [`${name}__gte`]: from }), ...(to && { [`${name}__lte`]: to }) }),
})

/** The words of the search field. */
export const phraseFilter: TableFilter = {
  type: 'searchInput',
  key: 'phrase',
  label: texts.search,
  parameters: (phrase) => ({ search: phrase }),
}

const parameterOf = (value: FilterValue): string => (Array.isArray(value) ? value.map(({ id }) => id).join(',') : String(value))
