import { Col } from 'antd'
import { formatLongDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { quickEnds } from './rules.ts'
import { texts } from './texts.ts'

type Dates = { lower: string | null; upper: string | null }
type Props = { dates: Dates | null; onChange: (dates: Dates) => void }

/** The usual durations at one click, beside start and end. */
export function AbsenceQuickEnds({ dates, onChange }: Props) {
  const t = useText()
  const start = dates?.lower
  if (!start) return null
  return (
    <Col span={12}>
      <div className="k-quick k-field-beside" role="group" aria-label={t(texts.quick)}>
        {quickEnds(start).map(({ label, end }) => (
          <button
            key={label.en}
            type="button"
            title={t(texts.until, { day: formatLongDay(end) })}
            aria-pressed={end === dates.upper}
            onClick={() => onChange({ lower: start, upper: end })}
          >
            {t(label)}
          </button>
        ))}
      </div>
    </Col>
  )
}
