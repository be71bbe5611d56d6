import { isDay } from '@kasack/contract/value.ts'
import { formatDay } from '../../language/format.ts'
import { t } from '../../language/i18n.ts'
import type { Area, Choice, DayRange } from '../../address/url-codec.ts'
import type { FilterType, FilterValue, FilterValues, FixedChoice, TableFilter } from './table-filter.ts'
import { texts } from './texts.ts'

/** The id of the record that a filter names; null if it is not set. */
export function namedRecord(applied: Readonly<Record<string, FilterValue>>, key: string | undefined): number | string | null {
  const value = key === undefined ? undefined : applied[key]
  return Array.isArray(value) ? (value[0]?.id ?? null) : null
}

type Handling<Value> = {
  /** The value without what the server would refuse, since addresses are typed, shared and become outdated. Null if nothing is left. */
  usable: (value: Value, filter: TableFilter) => Value | null
  /** The value as shown in a chip. */
  show: (value: Value, filter: TableFilter) => string
}

const usableText = (value: string) => value.trim() || null

const choices: Handling<Choice[]> = {
  usable(value, filter) {
    const known = value.filter((choice, at) => isKnown(choice, filter) && value.findIndex(({ id }) => id === choice.id) === at)
    const kept = filter.single ? known.slice(0, 1) : known
    return kept.length > 0 ? kept : null
  },
  show: (value, filter) => listed(value.map((choice) => choiceName(choice, filter))),
}

const handling: { [T in FilterType]: Handling<FilterValues[T]> } = {
  searchInput: { usable: usableText, show: (value) => value },
  numberInput: {
    usable: (value) => (/^\d{1,9}(\.\d+)?$/.test(value.trim()) ? value.trim() : null),
    show: (value) => value.replace('.', ','),
  },
  selectInput: choices,
  checkbox: choices,
  datePicker: { usable: (value) => (isDay(value) ? value : null), show: formatDay },
  rangePicker: { usable: usableRange, show: showRange },
  map: { usable: (value) => (value.address.trim() ? value : null), show: showArea },
}

/** Each filter's value has its type, because it was read from the address by the filter's kind. */
const handlingOf = (filter: TableFilter) => handling[filter.type] as Handling<FilterValue>

export const usableValue = (filter: TableFilter, value: FilterValue): FilterValue | null => handlingOf(filter).usable(value, filter)

export const showValue = (filter: TableFilter, value: FilterValue): string => handlingOf(filter).show(value, filter)

/** The request parameters for a filter's value. */
export const parametersOf = (filter: TableFilter, value: FilterValue): Record<string, string> =>
  (filter.parameters as (value: FilterValue) => Record<string, string>)(value)

/** The name of a fixed choice outside its row of buttons. */
export const fullName = ({ full, name }: FixedChoice): string => t(full ?? name)

function isKnown({ id }: Choice, { fixed }: TableFilter): boolean {
  return fixed ? fixed.some((choice) => choice.id === String(id)) : typeof id === 'number'
}

function choiceName({ id, name }: Choice, { fixed }: TableFilter): string {
  const choice = fixed?.find((one) => one.id === String(id))
  return choice ? fullName(choice) : name
}

/** Up to three names; of more, the first two and the number of others. */
function listed(names: string[]): string {
  if (names.length > 3) return t(texts.more_names, { names: names.slice(0, 2).join(', '), count: names.length - 2 })
  return names.length < 2 ? names.join('') : t(texts.last_name, { names: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })
}

function usableRange(range: DayRange): DayRange | null {
  const { from, to } = range
  const days = [from, to].filter((day) => day !== null)
  return days.length > 0 && days.every(isDay) && !(from && to && from > to) ? range : null
}

function showRange({ from, to }: DayRange): string {
  if (from && to) return `${formatDay(from)} – ${formatDay(to)}`
  return from ? t(texts.from_day, { day: formatDay(from) }) : t(texts.to_day, { day: formatDay(to) })
}

function showArea({ address, radius }: Area): string {
  return `${address}, ${String(radius).replace('.', ',')} km`
}
