import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy, vacancyList } from '@kasack/contract/vacancy.ts'
import { AddButton } from '../shared/record/AddButton.tsx'
import { createText } from '../shared/record/texts.ts'
import { RelatedTable } from '../shared/table/RelatedTable.tsx'
import type { RowState } from '../shared/table/row-state.ts'
import { vacancyModal } from './door.ts'
import { texts } from './texts.ts'
import { vacancyActions } from './VacancyActions.tsx'
import { vacancyColumns } from './VacancyColumns.tsx'
import { VacancyIcon } from './VacancyIcon.tsx'

const columns = vacancyColumns('facility/details')

/** The vacancies of a facility, the newest first. */
export function VacancyTable({ tableKey, facility }: { tableKey: string; facility: number }) {
  const of = { entity: 'facility', id: facility } as const
  return (
    <RelatedTable<typeof vacancyList, Vacancy>
      list={vacancyList}
      tableKey={tableKey}
      of={of}
      columns={columns}
      prefilters={{ facility: String(facility) }}
      rowName={({ name }) => name}
      rowState={greyIfClosed}
      actions={vacancyActions}
      empty={{
        icon: VacancyIcon,
        title: texts.no_vacancy,
        hint: texts.no_vacancy_here_hint,
        action: <AddButton modal={vacancyModal} from={of} label={createText(vacancy.noun)} />,
      }}
    />
  )
}

/** A closed vacancy is out of use. */
export const greyIfClosed = ({ status }: Pick<Vacancy, 'status'>): RowState => (status === 'closed' ? 'disabled' : undefined)
