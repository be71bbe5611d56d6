import { WarningOutlined } from '@ant-design/icons'
import type { AbsenceWhileBooked } from '@kasack/contract/availability.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts as words } from '../shared/part/texts.ts'
import { useToday } from '../shared/program/use-today.ts'
import { describeGaps } from './rules.ts'
import { texts } from './texts.ts'

/** Gaps named before the rest is counted. */
const most = 3

/** On a vacancy's page: booked employees who are away from today on without a stand-in. Null if the reader may not know. */
export function AvailabilityAbsent({ absences }: { absences: readonly AbsenceWhileBooked[] | null }) {
  const t = useText()
  const today = useToday()
  const gaps = describeGaps(absences ?? [], today)
  if (gaps.length === 0) return null
  const others = gaps.length - most
  return (
    <div className="k-absent" role="note">
      <WarningOutlined aria-hidden />
      <span>
        {gaps.slice(0, most).map((gap) => (
          <span key={gap}>{t(texts.absent, { gap })}</span>
        ))}
        {others > 0 && <span>{t(words.some_more, { count: others })}</span>}
      </span>
    </div>
  )
}
