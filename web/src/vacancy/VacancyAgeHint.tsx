import { HistoryOutlined } from '@ant-design/icons'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { formatDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { useToday } from '../shared/program/use-today.ts'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { vacancyModal } from './door.ts'
import { isOld } from './rules.ts'
import { texts } from './texts.ts'

/** Above the form of a vacancy from before today: a new demand deserves a new vacancy (decision G50). */
export function VacancyAgeHint({ vacancy: { id, date_range } }: { vacancy: Vacancy }) {
  const t = useText()
  const today = useToday()
  if (!isOld(date_range, today)) return null
  const { lower, upper } = date_range
  return (
    <div className="k-notice" role="note">
      <HistoryOutlined aria-hidden />
      <span>{t(upper ? texts.old_ended : texts.old_began, { day: formatDay(upper ?? lower) })}</span>
      <OpenButton size="small" icon={null} modal={vacancyModal} about={{ from: { entity: 'vacancy', id } }}>
        {t(texts.duplicate)}
      </OpenButton>
    </div>
  )
}
