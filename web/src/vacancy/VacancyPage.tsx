import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as entity } from '@kasack/contract/vacancy.ts'
import { AvailabilityAbsent } from '../availability/AvailabilityAbsent.tsx'
import { lastSeenPath } from '../shared/address/last-seen.ts'
import { useText } from '../shared/language/i18n.ts'
import { PageHeader } from '../shared/part/PageHeader.tsx'
import { RecordActions } from '../shared/record/RecordActions.tsx'
import { vacancyModal } from './door.ts'
import { vacancyActs } from './VacancyActions.tsx'
import { VacancyIcon } from './VacancyIcon.tsx'
import { VacancyMeta } from './VacancyMeta.tsx'
import { VacancyPanels } from './VacancyPanels.tsx'
import { VacancySearch } from './VacancySearch.tsx'
import { VacancySummary } from './VacancySummary.tsx'

/** A vacancy that was read: what can be done with it, and everything known about it. */
export function VacancyPage({ vacancy }: { vacancy: Vacancy }) {
  const t = useText()
  const { id, name } = vacancy
  return (
    <>
      <PageHeader
        icon={VacancyIcon}
        parent={{ label: t(entity.plural), to: lastSeenPath(entity) }}
        title={name}
        tags={<VacancySearch vacancy={vacancy} />}
        meta={<VacancyMeta vacancy={vacancy} />}
        actions={<RecordActions entity={entity} id={id} name={name} modal={vacancyModal} acts={vacancyActs(vacancy)} />}
      />
      <VacancySummary vacancy={vacancy} />
      <AvailabilityAbsent absences={vacancy.absences_while_booked} />
      <VacancyPanels vacancy={vacancy} />
    </>
  )
}
