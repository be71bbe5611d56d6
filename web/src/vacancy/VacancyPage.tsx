import { candidate } from '@kasack/contract/candidate.ts'
import { isFull } from '@kasack/contract/placement.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as entity } from '@kasack/contract/vacancy.ts'
import { AvailabilityAbsent } from '../availability/AvailabilityAbsent.tsx'
import { CandidateAdd } from '../candidate/CandidateAdd.tsx'
import { lastSeenPath } from '../shared/address/last-seen.ts'
import { useText } from '../shared/language/i18n.ts'
import { PageHeader } from '../shared/part/PageHeader.tsx'
import { RecordActions } from '../shared/record/RecordActions.tsx'
import { useMay } from '../shared/session/permission.ts'
import { vacancyModal } from './door.ts'
import { vacancyActs } from './VacancyActions.tsx'
import { VacancyIcon } from './VacancyIcon.tsx'
import { VacancyMeta } from './VacancyMeta.tsx'
import { VacancyPanels } from './VacancyPanels.tsx'
import { VacancyPause } from './VacancyPause.tsx'
import { VacancySearch } from './VacancySearch.tsx'
import { VacancySummary } from './VacancySummary.tsx'

/** The page of a loaded vacancy: its actions and all its data. */
export function VacancyPage({ vacancy }: { vacancy: Vacancy }) {
  const t = useText()
  const may = useMay()
  const { id, name } = vacancy
  const isLive = vacancy.status === 'open' || vacancy.status === 'filled'
  const acts = vacancyActs(vacancy).filter(({ key }) => !isLive || key !== 'paused') // which has its own button
  return (
    <>
      <PageHeader
        icon={VacancyIcon}
        parent={{ label: t(entity.plural), to: lastSeenPath(entity) }}
        title={name}
        tags={<VacancySearch vacancy={vacancy} />}
        meta={<VacancyMeta vacancy={vacancy} />}
        actions={
          <>
            {isLive && <VacancyPause vacancy={vacancy} />}
            <RecordActions entity={entity} id={id} name={name} modal={vacancyModal} acts={acts}>
              {may(candidate.access.read) && <CandidateAdd type="primary" vacancy={id} isFull={isFull(vacancy)} />}
            </RecordActions>
          </>
        }
      />
      <VacancySummary vacancy={vacancy} />
      <AvailabilityAbsent absences={vacancy.absences_while_booked} />
      <VacancyPanels vacancy={vacancy} />
    </>
  )
}
