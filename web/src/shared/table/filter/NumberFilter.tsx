import Input from 'antd/es/input/Input'
import { t } from '../../language/i18n.ts'
import type { FilterControlProps } from '../question/table-filter.ts'

/** A number from 0, with the German decimal comma. Other characters are dropped. */
export const NumberFilter = ({ filter, value, onChange }: FilterControlProps<'numberInput'>) => (
  <Input
    aria-label={t(filter.label)}
    placeholder={t(filter.label)}
    inputMode="decimal"
    value={value?.replace('.', ',') ?? ''}
    onChange={(event) => onChange(event.target.value.replaceAll(/[^\d,.]/g, '').replace(',', '.') || null)}
  />
)
