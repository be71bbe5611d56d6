import { Select } from 'antd'
import { t } from '../i18n.ts'
import type { ControlProps } from './table-filter.ts'

/** One or several of many fixed choices. */
export function FixedSelect({ filter, value, onChange }: ControlProps<'selectInput'>) {
  const options = (filter.fixed ?? []).map(({ id, name }) => ({ value: id, label: t(name) }))
  const choose = (ids: string[]) => {
    const chosen = options.filter((option) => ids.includes(option.value)).map((option) => ({ id: option.value, name: option.label }))
    onChange(chosen.length > 0 ? chosen : null)
  }
  const shared = {
    'aria-label': t(filter.label),
    className: 'k-wide',
    placeholder: t(filter.label),
    options,
    showSearch: { optionFilterProp: 'label' },
    allowClear: true,
    maxTagCount: 'responsive',
  } as const
  const ids = value?.map(({ id }) => String(id)) ?? []
  return filter.single ? (
    <Select {...shared} value={ids[0] ?? null} onChange={(id: string | null | undefined) => choose(id ? [id] : [])} />
  ) : (
    <Select {...shared} mode="multiple" value={ids} onChange={choose} />
  )
}
