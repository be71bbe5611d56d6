import { SearchOutlined } from '@ant-design/icons'
import Input from 'antd/es/input/Input'
import { t } from '../../language/i18n.ts'
import type { FilterControlProps } from '../question/table-filter.ts'
import { texts } from './texts.ts'

/** Part of a text; Enter applies, because the panel is a form. */
export const TextFilter = ({ filter, value, onChange }: FilterControlProps<'searchInput'>) => (
  <Input
    aria-label={t(filter.label)}
    placeholder={t(texts.contains, { label: t(filter.label) })}
    prefix={<SearchOutlined aria-hidden />}
    value={value ?? ''}
    onChange={(event) => onChange(event.target.value || null)}
  />
)
