import { CheckOutlined, LockOutlined, PauseOutlined, SearchOutlined } from '@ant-design/icons'
import { namesByCode } from '@kasack/contract/text.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancyStatuses } from '@kasack/contract/vacancy-status.ts'
import { useText } from '../shared/language/i18n.ts'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { useToday } from '../shared/program/use-today.ts'
import { isExpired } from './rules.ts'
import { texts } from './texts.ts'

export const statusNames = namesByCode(vacancyStatuses)

export const statusLooks = {
  open: { tone: 'amber', icon: SearchOutlined },
  paused: { tone: 'grey', icon: PauseOutlined },
  filled: { tone: 'accent', icon: CheckOutlined },
  closed: { tone: 'grey', icon: LockOutlined },
} as const satisfies Record<Vacancy['status'], object>

/** The status of a vacancy in a table; an open one also says if it has expired. */
export function VacancyStatus({ vacancy }: { vacancy: Pick<Vacancy, 'status' | 'date_range'> }) {
  const t = useText()
  const { status } = vacancy
  const expired = isExpired(vacancy, useToday())
  return (
    <TwoLines
      first={
        <ToneTag {...statusLooks[status]} {...(expired && { tone: 'grey' })}>
          {t(statusNames[status])}
        </ToneTag>
      }
      second={expired && t(texts.expired)}
    />
  )
}
