import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { Button } from 'antd'
import { useText } from '../shared/language/i18n.ts'
import { useMay } from '../shared/session/permission.ts'
import { vacancyActs } from './VacancyActions.tsx'

/** Pauses a vacancy in one click. */
export function VacancyPause({ vacancy }: { vacancy: Vacancy }) {
  const t = useText()
  const may = useMay()
  const pause = vacancyActs(vacancy).find(({ key }) => key === 'paused')
  if (!pause || !may(pause.needs ?? 'session')) return null
  return <Button onClick={pause.onSelect}>{t(pause.label)}</Button>
}
