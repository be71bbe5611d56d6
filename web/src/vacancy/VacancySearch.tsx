import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { useText } from '../shared/language/i18n.ts'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { isBooked } from './rules.ts'
import { texts } from './texts.ts'
import { statusLooks, VacancyStatus } from './VacancyStatus.tsx'

/** On its page: whether somebody is looked for, and that this rests (decision G49). */
export function VacancySearch({ vacancy }: { vacancy: Vacancy }) {
  const t = useText()
  const { status } = vacancy
  const rests = status === 'paused' || status === 'closed'
  return (
    <>
      {isBooked(vacancy) ? (
        <ToneTag {...statusLooks.filled}>{t(texts.booked)}</ToneTag>
      ) : (
        <ToneTag {...statusLooks.open} tone={rests ? 'grey' : 'amber'}>
          {t(texts.searching)}
        </ToneTag>
      )}
      {rests && <VacancyStatus status={status} />}
    </>
  )
}
