import { applicant } from '@kasack/contract/applicant.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import { employee } from '@kasack/contract/employee.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import type { ReactNode } from 'react'
import { useText } from '../shared/language/i18n.ts'
import type { Panel } from '../shared/part/Panels.tsx'
import { lazyPart } from '../shared/program/lazy-part.tsx'
import { useToday } from '../shared/program/use-today.ts'
import { useListPanel } from '../shared/table/list-panel.tsx'
import { MatchIcon } from './MatchIcon.tsx'
import { MatchLater } from './MatchLater.tsx'
import { isSearched } from './rules.ts'
import { texts } from './texts.ts'

const VacancyTable = lazyPart(async () => (await import('./MatchVacancyTable.tsx')).MatchVacancyTable)
const Table = lazyPart(async () => (await import('./MatchTable.tsx')).MatchTable)

/**
 * The best matches for a vacancy, for users who may see employees; none unless the vacancy is open and has not ended.
 */
export function useMatchPanels(vacancy: Vacancy): Panel[] {
  const t = useText()
  const today = useToday()
  const panel = useListPanel({
    entity: employee,
    key: 'matches',
    title: t(texts.people),
    icon: MatchIcon,
    tableKey: 'vf',
    children: (
      <MatchLater part={Table}>
        <Table tableKey="vf" vacancy={vacancy} />
      </MatchLater>
    ),
  })
  return isSearched(vacancy, today) ? [panel] : []
}

type Whose = { tableKey: string; of: { entity: 'employee' | 'applicant'; id: number }; employee?: Employee; remedy?: ReactNode }

/** The vacancies an employee or applicant matches, for users who may see that person. */
export function useVacancyMatchPanel(whose: Whose): Panel {
  const t = useText()
  return useListPanel({
    entity: whose.of.entity === 'employee' ? employee : applicant,
    key: 'matches',
    title: t(texts.vacancies),
    icon: MatchIcon,
    tableKey: whose.tableKey,
    children: (
      <MatchLater part={VacancyTable}>
        <VacancyTable {...whose} />
      </MatchLater>
    ),
  })
}
