import type { ReactNode } from 'react'
import type { LazyPart } from '../../program/lazy-part.tsx'
import { lazyPart, loadAhead, useLoaded } from '../../program/lazy-part.tsx'
import { t } from '../../language/i18n.ts'
import type { CalendarField } from './CalendarLater.tsx'
import { CalendarLater } from './CalendarLater.tsx'
import { namedRecord } from '../question/filter-value.ts'
import type { ListState } from '../question/list-state.ts'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import { NumberFilter } from './NumberFilter.tsx'
import { RecordFilter } from './RecordFilter.tsx'
import type { FilterControlProps, FilterOf, FilterType, FilterValue, TableFilter } from '../question/table-filter.ts'
import { TextFilter } from './TextFilter.tsx'
import { texts } from './texts.ts'

/** Calendars and maps are large and rarely needed: they are fetched when a filter with one is about to be opened. */
const DayFilter = lazyPart(async () => (await import('./DayFilter.tsx')).DayFilter)
const DayRangeFilter = lazyPart(async () => (await import('./DayRangeFilter.tsx')).DayRangeFilter)
const AreaFilter = lazyPart(async () => (await import('./AreaFilter.tsx')).AreaFilter)

type Props = {
  filter: TableFilter
  value: FilterValue | null
  onChange: (value: FilterValue | null) => void
  /** What else is chosen, where the filter depends on it. */
  applied?: ListState['filters']
}

/** The control in which a filter's value is chosen. In the bar of a list the rows are not kept waiting by a calendar without a day. */
export function FilterControl({ isInBar = false, ...props }: Props & { isInBar?: boolean }) {
  const control = controlFor(props)
  const part = partOf(props.filter)
  const fields = isInBar && fieldsOf(props.filter)
  if (part && fields)
    return (
      <CalendarLater fields={fields} part={part} isNeeded={props.value !== null}>
        {control}
      </CalendarLater>
    )
  return part ? <Awaited part={part}>{control}</Awaited> : control
}

/** The pointer or the focus is where this filter is opened: what it needs is fetched. */
export function expectControl(filter: TableFilter) {
  const part = partOf(filter)
  if (part) loadAhead(part)
}

const parts: Partial<Record<FilterType, LazyPart>> = { datePicker: DayFilter, rangePicker: DayRangeFilter, map: AreaFilter }

const partOf = ({ type }: TableFilter): LazyPart | undefined => parts[type]

/** The fields of a calendar: their names, and what stands in them while they are empty. */
function fieldsOf({ type, label }: TableFilter): CalendarField[] | null {
  if (type === 'datePicker') return [{ name: t(label), placeholder: t(label) }]
  return type === 'rangePicker'
    ? [texts.day_from, texts.day_to].map((end) => ({ name: `${t(label)}, ${t(end)}`, placeholder: t(end) }))
    : null
}

function Awaited({ part, children }: { part: LazyPart; children: ReactNode }) {
  return useLoaded(part) ? children : <span className="k-skel" />
}

function controlFor(props: Props) {
  switch (props.filter.type) {
    case 'searchInput':
      return <TextFilter {...(props as FilterControlProps<'searchInput'>)} />
    case 'numberInput':
      return <NumberFilter {...(props as FilterControlProps<'numberInput'>)} />
    case 'checkbox':
      return null // in the bar these are buttons
    case 'selectInput':
      return props.filter.fixed ? (
        <ChoiceFilter {...(props as FilterControlProps<'selectInput'>)} />
      ) : (
        <RecordFilter {...(props as FilterControlProps<'selectInput'>)} />
      )
    case 'datePicker':
      return <DayFilter {...(props as FilterControlProps<'datePicker'>)} />
    case 'rangePicker':
      return <DayRangeFilter {...(props as FilterControlProps<'rangePicker'>)} />
    case 'map':
      return areaControl(props)
  }
}

/** The record in the middle is the one that the parent filter names. */
function areaControl({ filter, applied = {}, ...rest }: Props) {
  const id = namedRecord(applied, filter.parent)
  return filter.around && id !== null ? (
    <AreaFilter {...(rest as FilterControlProps<'map'>)} filter={filter as FilterOf<'map'>} around={filter.around} id={id} />
  ) : null
}
