import type { ReactNode } from 'react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { CheckControl } from './CheckControl.tsx'
import { FixedSelect } from './FixedSelect.tsx'
import { NumberControl } from './NumberControl.tsx'
import { RecordSelect } from './RecordSelect.tsx'
import type { ControlProps, FilterValue, TableFilter } from './table-filter.ts'
import { TextControl } from './TextControl.tsx'

/** Calendars are large and rarely needed: they are fetched when a filter with one is opened. */
const DayControl = lazy(async () => ({ default: (await import('./DayControl.tsx')).DayControl }))
const DaysControl = lazy(async () => ({ default: (await import('./DaysControl.tsx')).DaysControl }))

type Props = { filter: TableFilter; value: FilterValue | null; onChange: (value: FilterValue | null) => void }

/** The control in which a filter's value is chosen; with `takesFocus` the user can type at once. */
export function FilterControl({ takesFocus = false, ...props }: Props & { takesFocus?: boolean }) {
  const control = controlFor(props)
  return <Suspense fallback={<span className="k-skel" />}>{takesFocus ? <Focused>{control}</Focused> : control}</Suspense>
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
