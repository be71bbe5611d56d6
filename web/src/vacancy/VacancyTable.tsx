import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancyList } from '@kasack/contract/vacancy.ts'
import { RelatedTable } from '../shared/table/RelatedTable.tsx'
import type { RowState } from '../shared/table/row-state.ts'
import { vacancyModal } from './door.ts'
import { texts } from './texts.ts'
import { vacancyActions } from './VacancyActions.tsx'
import { vacancyColumns } from './VacancyColumns.tsx'
import { VacancyIcon } from './VacancyIcon.tsx'

const columns = vacancyColumns('facility/details')

/** The vacancies of a facility, newest first. */
export function VacancyTable({ tableKey, facility }: { tableKey: string; facility: number }) {
  return (
    <RelatedTable
      list={vacancyList}
      tableKey={tableKey}
      of={{ entity: 'facility', id: facility }}
      columns={columns}
      prefilters={{ facility: String(facility) }}
      rowName={({ name }) => name}
      rowState={greyIfClosed}
      actions={vacancyActions}
      create={{ modal: vacancyModal }}
      empty={{ icon: VacancyIcon, title: texts.no_vacancy, hint: texts.no_vacancy_here_hint }}
    />
  )
}

export const greyIfClosed = ({ status }: Pick<Vacancy, 'status'>): RowState => (status === 'closed' ? 'disabled' : undefined)
