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

/** Calendars and maps are large and rarely needed: they load when such a filter is about to be opened. */
const DayFilter = lazyPart(async () => (await import('./DayFilter.tsx')).DayFilter)
const DayRangeFilter = lazyPart(async () => (await import('./DayRangeFilter.tsx')).DayRangeFilter)
const AreaFilter = lazyPart(async () => (await import('./AreaFilter.tsx')).AreaFilter)

type Props = {
  filter: TableFilter
  value: FilterValue | null
  onChange: (value: FilterValue | null) => void
  /** The other chosen filters, for a filter that depends on them. */
  applied?: ListState['filters']
}

/** The control for a filter's value. In a list's bar, an empty calendar does not delay the rows. */
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

/** Called when the pointer or the focus reaches the filter's button: preloads its control. */
export function expectControl(filter: TableFilter) {
  const part = partOf(filter)
  if (part) loadAhead(part)
}

const parts: Partial<Record<FilterType, LazyPart>> = { datePicker: DayFilter, rangePicker: DayRangeFilter, map: AreaFilter }

const partOf = ({ type }: TableFilter): LazyPart | undefined => parts[type]

/** The names and placeholders of a calendar's fields. */
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
      return null // buttons in the bar
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

/** The parent filter names the record at the centre. */
function areaControl({ filter, applied = {}, ...rest }: Props) {
  const id = namedRecord(applied, filter.parent)
  return filter.around && id !== null ? (
    <AreaFilter {...(rest as FilterControlProps<'map'>)} filter={filter as FilterOf<'map'>} around={filter.around} id={id} />
  ) : null
}
