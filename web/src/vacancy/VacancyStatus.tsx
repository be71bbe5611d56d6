import { CheckOutlined, LockOutlined, PauseOutlined, SearchOutlined } from '@ant-design/icons'
import { namesByCode } from '@kasack/contract/text.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancyStatuses } from '@kasack/contract/vacancy-status.ts'
import { useText } from '../shared/language/i18n.ts'
import { ToneTag } from '../shared/part/ToneTag.tsx'

export const statusNames = namesByCode(vacancyStatuses)

export const statusLooks = {
  open: { tone: 'amber', icon: SearchOutlined },
  paused: { tone: 'grey', icon: PauseOutlined },
  filled: { tone: 'accent', icon: CheckOutlined },
  closed: { tone: 'grey', icon: LockOutlined },
} as const satisfies Record<Vacancy['status'], object>

/** The status of a vacancy in a table. */
export function VacancyStatus({ status }: Pick<Vacancy, 'status'>) {
  const t = useText()
  return <ToneTag {...statusLooks[status]}>{t(statusNames[status])}</ToneTag>
}
