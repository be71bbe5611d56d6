import { vacancy as entity, vacancyList } from '@kasack/contract/vacancy.ts'
import { assignmentSelection } from '../assignment/AssignmentSelection.tsx'
import { AvailabilityLegend } from '../availability/AvailabilityLegend.tsx'
import { BoardLink } from '../shared/table/BoardLink.tsx'
import { ListPage } from '../shared/table/ListPage.tsx'
import { vacancyModal } from './door.ts'
import { texts } from './texts.ts'
import { vacancyActions } from './VacancyActions.tsx'
import { vacancyColumns } from './VacancyColumns.tsx'
import { vacancyFilters as filterOf } from './VacancyFilters.tsx'
import { VacancyIcon } from './VacancyIcon.tsx'
import { greyIfClosed } from './VacancyTable.tsx'

const columns = vacancyColumns('list')

const selectionActs = [assignmentSelection]

const legend = () => <AvailabilityLegend withAbsences />

/** All vacancies, /vacancies. */
export const VacancyList = () => (
  <ListPage
    list={vacancyList}
    tableKey="vacancies"
    title={entity.plural}
    columns={columns}
    rowName={({ name }) => name}
    rowState={greyIfClosed}
    search={{ placeholder: texts.search_hint }}
    bar={[filterOf.status, filterOf.availableFrom, filterOf.states, filterOf.near]}
    barEnd={legend}
    actions={vacancyActions}
    beside={<BoardLink rows="vacancies" />}
    selectionActs={selectionActs}
    create={{ modal: vacancyModal }}
    empty={{ icon: VacancyIcon, title: texts.no_vacancy, hint: texts.no_vacancy_hint }}
  />
)
