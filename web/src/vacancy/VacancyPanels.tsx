import { candidate } from '@kasack/contract/candidate.ts'
import { isFull } from '@kasack/contract/placement.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as entity } from '@kasack/contract/vacancy.ts'
import { useBookingPanel } from '../booking/BookingPanel.tsx'
import { CandidateAdd } from '../candidate/CandidateAdd.tsx'
import { CandidateIcon } from '../candidate/CandidateIcon.tsx'
import { CandidateTable } from '../candidate/CandidateTable.tsx'
import { useEmailPanel } from '../email/EmailPanel.tsx'
import { useEngagementPanel } from '../engagement/EngagementPanel.tsx'
import { useHistoryPanel } from '../history/HistoryPanel.tsx'
import { useMatchPanels } from '../match/MatchPanel.tsx'
import { useRequirementPanel } from '../requirement/RequirementPanel.tsx'
import { Panels } from '../shared/part/Panels.tsx'
import { isProduction } from '../shared/program/settings.ts'
import { useDetailsPanel } from '../shared/record/details-panel.tsx'
import { useListPanel } from '../shared/table/list-panel.tsx'
import { vacancyModal } from './door.ts'
import { texts } from './texts.ts'
import { VacancyFacts } from './VacancyFacts.tsx'

/** The panels of a vacancy, matches first. The logbook of its facility is not shown in production (product.md 2.7). */
export function VacancyPanels({ vacancy }: { vacancy: Vacancy }) {
  const { id, facility } = vacancy
  const of = { entity: 'vacancy', id } as const
  const panels = [
    useListPanel({
      entity: candidate,
      icon: CandidateIcon,
      tableKey: 'vc',
      extra: <CandidateAdd type="text" size="small" vacancy={id} isFull={isFull(vacancy)} />,
      children: <CandidateTable vacancy={id} isFull={isFull(vacancy)} bookings={vacancy.bookings} />,
    }),
    ...useMatchPanels(vacancy),
    useDetailsPanel({ modal: vacancyModal, id }, <VacancyFacts vacancy={vacancy} />),
    useRequirementPanel(of),
    useBookingPanel({ tableKey: 'vb', of, isFull: isFull(vacancy) }),
    useEmailPanel({ tableKey: 'vm', of }),
  ]
  const logbook = useEngagementPanel({
    tableKey: 've',
    referrer: 'vacancy/details',
    prefilters: { facility: String(facility.id) },
    pageSize: 5,
    from: { entity: 'facility', id: facility.id },
    title: texts.logbook,
    hint: texts.no_entry_hint,
  })
  const history = useHistoryPanel(entity, id)
  return <Panels panels={[...panels, ...(isProduction ? [] : [logbook]), history]} />
}
