import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { MouseEvent } from 'react'
import { t } from '../../language/i18n.ts'
import { showValue } from '../question/filter-value.ts'
import type { ListAction, ListState } from '../question/list-state.ts'
import type { FilterValue, TableFilter } from '../question/table-filter.ts'
import { texts } from './texts.ts'

type Props = { filters: readonly TableFilter[]; applied: ListState['filters']; dispatch: (action: ListAction) => void }

/** The applied filters. A dependent filter is attached to its parent, so that removing the parent visibly removes both. */
export function FilterChips({ filters, applied, dispatch }: Props) {
  const shown = filters.filter(({ key }) => key in applied)
  if (shown.length === 0) return null
  const roots = shown.filter(({ parent }) => !shown.some(({ key }) => key === parent))
  return (
    <div className="k-chips" role="group" aria-label={t(texts.applied_filters)}>
      {roots.map((root) => (
        <span key={root.key} className="k-chip">
          {withDependents(root, shown).map((filter) => (
            <ChipPart key={filter.key} filter={filter} value={applied[filter.key]} isDependent={filter !== root} dispatch={dispatch} />
          ))}
        </span>
      ))}
      <Button type="link" size="small" onClick={() => dispatch({ type: 'clear' })}>
        {t(texts.clear_filters)}
      </Button>
    </div>
  )
}

type PartProps = { filter: TableFilter; value: FilterValue | undefined; isDependent: boolean; dispatch: Props['dispatch'] }

function ChipPart({ filter, value, isDependent, dispatch }: PartProps) {
  const label = t(filter.label)
  const shown = value === undefined ? '' : showValue(filter, value)
  function remove({ currentTarget }: MouseEvent<HTMLElement>) {
    focusBeside(currentTarget)
    dispatch({ type: 'filter', key: filter.key, value: null })
  }
  return (
    <span className={isDependent ? 'k-chip-part k-chip-dep' : 'k-chip-part'}>
      <span className="k-chip-label">{label}:</span>{' '}
      <span className="k-chip-value" title={shown}>
        {shown}
      </span>
      <button type="button" aria-label={t(texts.remove_filter, { label })} onClick={remove}>
        <CloseOutlined aria-hidden />
      </button>
    </span>
  )
}

function withDependents(root: TableFilter, shown: readonly TableFilter[]): TableFilter[] {
  return [root, ...shown.filter(({ parent }) => parent === root.key).flatMap((dependent) => withDependents(dependent, shown))]
}

/** The pressed button disappears: the focus stays among the chips. */
function focusBeside(button: HTMLElement) {
  const [chip, group] = [button.closest('.k-chip'), button.closest('.k-chips')]
  const others = [...(group?.querySelectorAll<HTMLElement>('.k-chip button') ?? [])]
  const left = others.filter((other) => (isFirst(button) ? !chip?.contains(other) : other !== button))
  const next = left.find((other) => button.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) ?? left.at(-1)
  next?.focus()
}

const isFirst = (button: HTMLElement) => button.closest('.k-chip')?.querySelector('button') === button
