import { Col } from 'antd'
import { formatLongDay, formatWeekday } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { today } from '../shared/program/clock.ts'
import { quickDays } from './rules.ts'
import { texts } from './texts.ts'

type Props = {
  value: string | null
  onChange: (day: string) => void
  /** The facility's, whose bank holidays are passed over. */
  state: string | null
  /** In a line of their own, where there is no room beside the day. */
  isBelow?: boolean
}

/** The usual days at one click, beside the field of the day. */
export function FollowUpQuickDays({ value, onChange, state, isBelow = false }: Props) {
  const t = useText()
  return (
    <Col span={isBelow ? 24 : 18}>
      <div className={isBelow ? 'k-quick k-field-below' : 'k-quick k-field-beside'} role="group" aria-label={t(texts.quick)}>
        {quickDays(today(), state).map(({ label, day }) => (
          <button key={label.en} type="button" title={formatLongDay(day)} aria-pressed={day === value} onClick={() => onChange(day)}>
            {t(label)} <small>{formatWeekday(day)}</small>
          </button>
        ))}
      </div>
    </Col>
  )
}
