import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { displayFormat, wireFormat } from '../../language/format.ts'
import { t } from '../../language/i18n.ts'
import type { FilterControlProps } from '../question/table-filter.ts'

export const DayFilter = ({ filter, value, onChange }: FilterControlProps<'datePicker'>) => (
  <DatePicker
    aria-label={t(filter.label)}
    className="k-wide"
    format={displayFormat.day}
    placeholder={t(filter.label)}
    value={value ? dayjs(value) : null}
    onChange={(day) => onChange(day ? day.format(wireFormat.day) : null)}
  />
)
