import { Button } from 'antd'
import type { FormEvent, KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import { t } from '../../language/i18n.ts'
import { toast } from '../../notification/notify.ts'
import { keepFocusInside } from '../../part/keep-focus.ts'
import { PanelControl } from './PanelControl.tsx'
import { usableValue } from '../question/filter-value.ts'
import type { ListAction, ListState } from '../question/list-state.ts'
import type { FilterValue, TableFilter } from '../question/table-filter.ts'
import { texts } from './texts.ts'

type Props = {
  label: string
  filters: readonly TableFilter[]
  applied: ListState['filters']
  dispatch: (action: ListAction) => void
  onClose: () => void
}

/** The filters of a column, chosen first and applied together. */
export function FilterPanel({ label, filters, applied, dispatch, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<Record<string, FilterValue | null>>(applied)
  const valueOf = (filter: TableFilter): FilterValue | null => {
    const value = chosen[filter.key]
    return value == null ? null : usableValue(filter, value)
  }

  function apply(event: FormEvent) {
    event.preventDefault()
    const wrong = panel.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (wrong) {
      wrong.focus()
      return
    }
    if (filters.every((filter) => valueOf(filter) === null)) {
      toast('warning', t(texts.no_value))
      return
    }
    for (const filter of filters) dispatch({ type: 'filter', key: filter.key, value: valueOf(filter) })
    onClose()
  }

  function reset() {
    for (const { key } of filters) dispatch({ type: 'filter', key, value: null })
    onClose()
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey || (event.target instanceof Element && event.target.closest(calendar)))) {
      event.preventDefault()
      setTimeout(() => form.current?.requestSubmit()) // once the typed day has been accepted
    }
    if (event.key === 'Tab' && panel.current) {
      event.stopPropagation()
      keepFocusInside(panel.current, event)
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Tab and Escape belong to the dialog itself
    <div ref={panel} className="k-filter" role="dialog" aria-label={label} onKeyDown={press}>
      <form ref={form} onSubmit={apply} noValidate>
        <div className="k-filter-body">
          {filters.map((filter, at) => (
            <div key={filter.key}>
              {filters.length > 1 && <div className="k-label">{t(filter.label)}</div>}
              <PanelControl
                filter={filter}
                value={chosen[filter.key] ?? null}
                applied={applied}
                onChange={(value) => setChosen((before) => ({ ...before, [filter.key]: value }))}
                takesFocus={at === 0}
              />
            </div>
          ))}
        </div>
        <div className="k-filter-foot">
          <Button size="small" type="text" onClick={reset} disabled={!filters.some(({ key }) => key in applied)}>
            {t(texts.reset)}
          </Button>
          <Button size="small" type="primary" htmlType="submit">
            {t(texts.apply)}
          </Button>
        </div>
      </form>
    </div>
  )
}

/** Where Enter accepts the typed day before it applies the filters. */
const calendar = '.ant-picker'
