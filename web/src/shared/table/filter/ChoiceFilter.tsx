import { Select } from 'antd'
import { moreChosen } from '../../form/more-chosen.tsx'
import { NoChoice } from '../../form/NoChoice.tsx'
import { SelectInput } from '../../form/SelectInput.tsx'
import { texts as words } from '../../form/texts.ts'
import { t } from '../../language/i18n.ts'
import { ClearIcon } from '../../look/ClearIcon.tsx'
import type { FilterControlProps } from '../question/table-filter.ts'

/** One or several of many fixed choices. */
export function ChoiceFilter({ filter, value, onChange }: FilterControlProps<'selectInput'>) {
  const options = (filter.fixed ?? []).map(({ id, name }) => ({ value: id, label: t(name) }))
  const choose = (ids: string[]) => {
    const chosen = options.filter((option) => ids.includes(option.value)).map((option) => ({ id: option.value, name: option.label }))
    onChange(chosen.length > 0 ? chosen : null)
  }
  const ids = value?.map(({ id }) => String(id)) ?? []
  const shared = {
    'aria-label': t(filter.label),
    className: 'k-wide',
    placeholder: t(filter.label),
    options,
    showSearch: { optionFilterProp: 'label', filterSort: beginningFirst },
    allowClear: { label: t(words.clear), clearIcon: <ClearIcon /> },
    maxTagCount: 'responsive',
    maxTagPlaceholder: moreChosen(ids.length),
    components: { input: SelectInput },
    notFoundContent: <NoChoice text={t(words.no_record)} />,
  } as const
  return filter.single ? (
    <Select {...shared} value={ids[0] ?? null} onChange={(id: string | null | undefined) => choose(id ? [id] : [])} />
  ) : (
    <Select {...shared} mode="multiple" value={ids} onChange={choose} />
  )
}

type Option = { label?: unknown }

/** Names that start with the typed text come before those that only contain it: "Ber" means Berlin, not Baden-Württemberg. */
function beginningFirst(one: Option, other: Option, { searchValue }: { searchValue: string }): number {
  const typed = searchValue.toLocaleLowerCase()
  const rank = ({ label }: Option) => (String(label).toLocaleLowerCase().startsWith(typed) ? 0 : 1)
  return rank(one) - rank(other)
}
