import { ConfigProvider } from 'antd'
import { useEffect, useRef } from 'react'
import type { ListState } from '../question/list-state.ts'
import type { FilterControlProps, FilterValue, TableFilter } from '../question/table-filter.ts'
import { CheckFilter } from './CheckFilter.tsx'
import { FilterControl } from './FilterControl.tsx'

type Props = {
  filter: TableFilter
  value: FilterValue | null
  onChange: (value: FilterValue | null) => void
  applied: ListState['filters']
  takesFocus: boolean
}

/**
 * The control of a filter in a column's panel. Dropdowns open inside the panel, so that they do not cover its buttons; fixed choices are
 * visible at once. With `takesFocus` the user can type immediately.
 */
export function PanelControl({ takesFocus, ...props }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.querySelector<HTMLInputElement>('input:enabled')?.focus({ preventScroll: true })
  }, [takesFocus])
  useEffect(() => {
    if (!place.current) return
    const control = place.current
    const growth = new ResizeObserver(() => control.contains(document.activeElement) && control.scrollIntoView({ block: 'nearest' }))
    growth.observe(control)
    return () => growth.disconnect()
  }, [])
  return (
    <ConfigProvider getPopupContainer={() => place.current ?? document.body}>
      <div ref={place} className="k-filter-control">
        {props.filter.fixed ? <CheckFilter {...(props as FilterControlProps<'checkbox'>)} /> : <FilterControl {...props} />}
      </div>
    </ConfigProvider>
  )
}
