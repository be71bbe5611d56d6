import { Col } from 'antd'
import type { ManipulateType } from 'dayjs'
import dayjs from 'dayjs'
import { today } from '../shared/program/clock.ts'
import { formatLongDay, wireFormat } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

const quickDays = [
  { label: texts.quick_today, count: 0, unit: 'day' },
  { label: texts.quick_tomorrow, count: 1, unit: 'day' },
  { label: texts.quick_week, count: 1, unit: 'week' },
  { label: texts.quick_two_weeks, count: 2, unit: 'week' },
  { label: texts.quick_month, count: 1, unit: 'month' },
] as const satisfies { count: number; unit: ManipulateType; label: object }[]

/** The usual days at one click, beside the field of the day. */
export function FollowUpQuickDays({ value, onChange }: { value: string | null; onChange: (day: string) => void }) {
  const t = useText()
  return (
    <Col span={18}>
      <div className="k-quick k-field-beside" role="group" aria-label={t(texts.quick)}>
        {quickDays.map(({ label, count, unit }) => {
          const day = dayjs(today()).add(count, unit).format(wireFormat.day)
          return (
            <button key={label.en} type="button" title={formatLongDay(day)} aria-pressed={day === value} onClick={() => onChange(day)}>
              {t(label)}
            </button>
          )
        })}
      </div>
    </Col>
  )
}
