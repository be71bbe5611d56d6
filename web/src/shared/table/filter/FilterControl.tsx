import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { late, loadAhead, useLoaded } from '../../program/lazy-part.tsx'
import { CheckControl } from './CheckFilter.tsx'
import { FixedSelect } from './ChoiceFilter.tsx'
import { NumberControl } from './NumberFilter.tsx'
import { RecordSelect } from './RecordFilter.tsx'
import type { ControlProps, FilterValue, TableFilter } from '../question/table-filter.ts'
import { TextControl } from './TextFilter.tsx'

/** Calendars are large and rarely needed: they are fetched when a filter with one is about to be opened. */
const DayControl = late(async () => (await import('./DayFilter.tsx')).DayControl)
const DaysControl = late(async () => (await import('./DayRangeFilter.tsx')).DaysControl)

type Props = { filter: TableFilter; value: FilterValue | null; onChange: (value: FilterValue | null) => void }

/** The control in which a filter's value is chosen; with `takesFocus` the user can type at once. */
export function FilterControl({ takesFocus = false, ...props }: Props & { takesFocus?: boolean }) {
  const control = takesFocus ? <Focused>{controlFor(props)}</Focused> : controlFor(props)
  const calendar = calendarOf(props.filter)
  return calendar ? <Awaited calendar={calendar}>{control}</Awaited> : control
}

/** The pointer or the focus is where this filter is opened: what it needs is fetched. */
export function expectControl(filter: TableFilter) {
  const calendar = calendarOf(filter)
  if (calendar) loadAhead(calendar)
}

type Calendar = typeof DayControl | typeof DaysControl

function calendarOf({ type }: TableFilter): Calendar | null {
  return type === 'datePicker' ? DayControl : type === 'rangePicker' ? DaysControl : null
}

function Awaited({ calendar, children }: { calendar: Calendar; children: ReactNode }) {
  return useLoaded(calendar) ? children : <span className="k-skel" />
}

function Focused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus({ preventScroll: true }), [])
  return <div ref={place}>{children}</div>
}

function controlFor(props: Props) {
  switch (props.filter.type) {
    case 'searchInput':
      return <TextControl {...(props as ControlProps<'searchInput'>)} />
    case 'numberInput':
      return <NumberControl {...(props as ControlProps<'numberInput'>)} />
    case 'checkbox':
      return <CheckControl {...(props as ControlProps<'checkbox'>)} />
    case 'selectInput':
      return props.filter.fixed ? (
        <FixedSelect {...(props as ControlProps<'selectInput'>)} />
      ) : (
        <RecordSelect {...(props as ControlProps<'selectInput'>)} />
      )
    case 'datePicker':
      return <DayControl {...(props as ControlProps<'datePicker'>)} />
    case 'rangePicker':
      return <DaysControl {...(props as ControlProps<'rangePicker'>)} />
    case 'map':
      return null // comes with the maps
  }
}
