import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import type { FacilityPerson } from '@kasack/contract/facility-person.ts'
import { facilityPerson as entity, facilityPersonList } from '@kasack/contract/facility-person.ts'
import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { Unfold } from '../shared/part/Unfold.tsx'
import { RecordLink } from '../shared/record/RecordLink.tsx'
import type { Column } from '../shared/table/column.ts'
import { listFilter } from '../shared/table/question/table-filter.ts'
import { RelatedTable } from '../shared/table/RelatedTable.tsx'
import { editAction, historyAction, removalAction } from '../shared/table/row-actions.tsx'
import { facilityPersonModal } from './door.ts'
import { FacilityPersonIcon } from './FacilityPersonIcon.tsx'
import { FacilityPersonState } from './FacilityPersonState.tsx'
import { labels, stateWords } from './labels.ts'
import { nameOfPair } from './rules.ts'
import { texts } from './texts.ts'

type FacilityPersonColumn = Column<typeof facilityPersonList, FacilityPerson>

const filterOf = {
  employee: listFilter(facilityPersonList, 'employee__id', { label: labels.employee }),
  facility: listFilter(facilityPersonList, 'facility__id', { label: labels.facility }),
  state: listFilter(facilityPersonList, 'state', { label: labels.state, fixed: stateWords }),
}

type Whose = 'employee' | 'facility'

/** Each page leaves out the column of its own record. */
const firstAt: Record<Whose, Omit<FacilityPersonColumn, 'width'>> = {
  facility: {
    title: labels.employee,
    cell: ({ employee }) => <RecordLink entity={employeeEntity} of={employee} className="k-line" />,
    sort: 'employee__name',
    filter: filterOf.employee,
  },
  employee: {
    title: labels.facility,
    cell: ({ facility }) => <RecordLink entity={facilityEntity} of={facility} className="k-line" />,
    sort: 'facility__name',
    filter: filterOf.facility,
  },
}

const columnsAt = (page: Whose): FacilityPersonColumn[] => [
  { ...firstAt[page], width: 30 },
  { title: labels.state, width: 18, cell: ({ state }) => <FacilityPersonState state={state} />, sort: 'state', filter: filterOf.state },
  { title: labels.reason, width: 48, cell: ({ reason }) => (reason ? <Unfold>{reason}</Unfold> : <Missing />) },
]

const columns = { facility: columnsAt('facility'), employee: columnsAt('employee') }

const emptyAt = {
  facility: { icon: FacilityPersonIcon, title: texts.no_person, hint: texts.no_person_hint },
  employee: { icon: FacilityPersonIcon, title: texts.no_house, hint: texts.no_house_hint },
}

const actions = (pair: FacilityPerson) => [
  editAction(facilityPersonModal, pair.id),
  historyAction({ entity, id: pair.id, name: nameOfPair(pair) }),
  removalAction({ entity, id: pair.id, name: nameOfPair(pair) }),
]

type Props = { tableKey: string; of: { entity: Whose; id: number } }

/** The employees a facility blocks or asks for, or the facilities that do so with an employee. */
export const FacilityPersonList = ({ tableKey, of }: Props) => (
  <RelatedTable
    list={facilityPersonList}
    tableKey={tableKey}
    of={of}
    columns={columns[of.entity]}
    defaultSort={of.entity === 'facility' ? 'employee__name' : 'facility__name'}
    rowName={({ employee, facility }) => (of.entity === 'facility' ? employee.name : facility.name)}
    actions={actions}
    create={{ label: entity.noun, modal: facilityPersonModal }}
    empty={emptyAt[of.entity]}
  />
)
