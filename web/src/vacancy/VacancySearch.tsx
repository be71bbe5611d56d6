import { FieldTimeOutlined } from '@ant-design/icons'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { useText } from '../shared/language/i18n.ts'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { useToday } from '../shared/program/use-today.ts'
import { isBooked, isExpired } from './rules.ts'
import { texts } from './texts.ts'
import { statusLooks, statusNames } from './VacancyStatus.tsx'

/** On the vacancy's page: whether employees are wanted, and whether it is paused, closed or expired (decision G49). */
export function VacancySearch({ vacancy }: { vacancy: Vacancy }) {
  const t = useText()
  const { status } = vacancy
  const expired = isExpired(vacancy, useToday())
  const rests = status === 'paused' || status === 'closed'
  return (
    <>
      {isBooked(vacancy) ? (
        <ToneTag {...statusLooks.filled}>{t(texts.booked)}</ToneTag>
      ) : (
        <ToneTag {...statusLooks.open} tone={rests || expired ? 'grey' : 'amber'}>
          {t(texts.searching)}
        </ToneTag>
      )}
      {rests && <ToneTag {...statusLooks[status]}>{t(statusNames[status])}</ToneTag>}
      {expired && (
        <ToneTag tone="grey" icon={FieldTimeOutlined}>
          {t(texts.expired)}
        </ToneTag>
      )}
    </>
  )
}
