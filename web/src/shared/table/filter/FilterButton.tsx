import Dropdown from 'antd/es/dropdown/dropdown'
import { useRef, useState } from 'react'
import { t } from '../../language/i18n.ts'
import { expectControl } from './FilterControl.tsx'
import { FilterIcon } from './FilterIcon.tsx'
import { lazyPart, loadAhead } from '../../program/lazy-part.tsx'
import type { ListAction, ListState } from '../question/list-state.ts'
import type { TableFilter } from '../question/table-filter.ts'
import { texts } from './texts.ts'

/** Not needed by any row: loads when a filter is about to be opened. */
const FilterPanel = lazyPart(async () => (await import('./FilterPanel.tsx')).FilterPanel)

type Props = { title: string; filters: readonly TableFilter[]; applied: ListState['filters']; dispatch: (action: ListAction) => void }

/** Opens a column's filters; petrol while one of them is applied. */
export function FilterButton({ title, filters, applied, dispatch }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isApplied = filters.some(({ key }) => key in applied)
  const label = t(isApplied ? texts.filter_applied : texts.filter, { column: title })
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const expect = () => {
    loadAhead(FilterPanel)
    filters.forEach(expectControl)
  }
  const panel = (
    <FilterPanel label={t(texts.filter, { column: title })} filters={filters} applied={applied} dispatch={dispatch} onClose={close} />
  )
  return (
    <Dropdown open={open} onOpenChange={setOpen} trigger={['click']} destroyOnHidden popupRender={() => panel}>
      <button
        ref={button}
        type="button"
        className="k-filter-button"
        data-applied={isApplied}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={expect}
        onFocus={expect}
      >
        <FilterIcon />
      </button>
    </Dropdown>
  )
}
