import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { displayFormat, wireFormat } from '../../language/format.ts'
import { t } from '../../language/i18n.ts'
import type { FilterControlProps } from '../question/table-filter.ts'
import { texts } from './texts.ts'

/** From one day to another, both included; either end may stay open. */
export const DayRangeFilter = ({ filter, value, onChange }: FilterControlProps<'rangePicker'>) => (
  <DatePicker.RangePicker
    aria-label={t(filter.label)}
    className="k-wide"
    format={displayFormat.day}
    placeholder={[t(texts.day_from), t(texts.day_to)]}
    allowEmpty={[true, true]}
    value={[value?.from ? dayjs(value.from) : null, value?.to ? dayjs(value.to) : null]}
    onChange={(days) => {
      const [from, to] = [days?.[0]?.format(wireFormat.day) ?? null, days?.[1]?.format(wireFormat.day) ?? null]
      onChange(from || to ? { from, to } : null)
    }}
  />
)
