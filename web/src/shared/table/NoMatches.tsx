import { FilterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { t } from '../language/i18n.ts'
import { Empty } from '../part/Empty.tsx'
import { showValue } from './question/filter-value.ts'
import type { ListState } from './question/list-state.ts'
import type { TableFilter } from './question/table-filter.ts'
import { texts as words } from './filter/texts.ts'
import { texts } from './texts.ts'

type Props = { filters: readonly TableFilter[]; applied: ListState['filters']; onClear: () => void }

/** No record matches: names the filters, so that the reader sees which one is too narrow. */
export function NoMatches({ filters, applied, onClear }: Props) {
  const named = filters.flatMap((filter) => {
    const value = applied[filter.key]
    return value === undefined ? [] : [`${t(filter.label)} ${showValue(filter, value)}`]
  })
  return (
    <Empty icon={FilterOutlined} title={t(texts.no_data_filtered)} actions={<Button onClick={onClear}>{t(words.clear_filters)}</Button>}>
      {t(texts.applied_are, { filters: named.join(' · ') })}
    </Empty>
  )
}
