import type { ReactNode } from 'react'
import { lazyPart, loadAhead, useLoaded } from '../../program/lazy-part.tsx'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import { NumberFilter } from './NumberFilter.tsx'
import { RecordFilter } from './RecordFilter.tsx'
import type { FilterControlProps, FilterValue, TableFilter } from '../question/table-filter.ts'
import { TextFilter } from './TextFilter.tsx'

/** Calendars are large and rarely needed: they are fetched when a filter with one is about to be opened. */
const DayFilter = lazyPart(async () => (await import('./DayFilter.tsx')).DayFilter)
const DayRangeFilter = lazyPart(async () => (await import('./DayRangeFilter.tsx')).DayRangeFilter)

type Props = { filter: TableFilter; value: FilterValue | null; onChange: (value: FilterValue | null) => void }

/** The control in which a filter's value is chosen, as it stands in the bar. */
export function FilterControl(props: Props) {
  const control = controlFor(props)
  const calendar = calendarOf(props.filter)
  return calendar ? <Awaited calendar={calendar}>{control}</Awaited> : control
}

/** The pointer or the focus is where this filter is opened: what it needs is fetched. */
export function expectControl(filter: TableFilter) {
  const calendar = calendarOf(filter)
  if (calendar) loadAhead(calendar)
}

type Calendar = typeof DayFilter | typeof DayRangeFilter

function calendarOf({ type }: TableFilter): Calendar | null {
  return type === 'datePicker' ? DayFilter : type === 'rangePicker' ? DayRangeFilter : null
}

function Awaited({ calendar, children }: { calendar: Calendar; children: ReactNode }) {
  return useLoaded(calendar) ? children : <span className="k-skel" />
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
      return null // comes with the maps
  }
}
