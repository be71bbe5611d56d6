import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as entity, vacancyList } from '@kasack/contract/vacancy.ts'
import { useText } from '../shared/language/i18n.ts'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { ListTable } from '../shared/table/ListTable.tsx'
import type { RowState } from '../shared/table/row-state.ts'
import { vacancyModal } from './door.ts'
import { texts } from './texts.ts'
import { vacancyActions } from './VacancyActions.tsx'
import { vacancyColumns } from './VacancyColumns.tsx'
import { VacancyIcon } from './VacancyIcon.tsx'

const columns = vacancyColumns('facility/details')

/** The vacancies of a facility, the newest first. */
export function VacancyTable({ tableKey, facility }: { tableKey: string; facility: number }) {
  const t = useText()
  const create = (
    <OpenButton modal={vacancyModal} about={{ from: { entity: 'facility', id: facility } }}>
      {t(texts.create_vacancy)}
    </OpenButton>
  )
  return (
    <ListTable<typeof vacancyList, Vacancy>
      list={vacancyList}
      tableKey={tableKey}
      referrer="facility/details"
      title={entity.plural}
      columns={columns}
      prefilters={{ facility: String(facility) }}
      pageSize={5}
      rowName={({ name }) => name}
      rowState={greyIfClosed}
      actions={vacancyActions}
      empty={{ icon: VacancyIcon, title: texts.no_vacancy, hint: texts.no_vacancy_here_hint, action: create }}
    />
  )
}

/** A closed vacancy is out of use. */
export const greyIfClosed = ({ status }: Pick<Vacancy, 'status'>): RowState => (status === 'closed' ? 'disabled' : undefined)
