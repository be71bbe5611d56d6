import type { Facility } from '@kasack/contract/facility.ts'
import { facility, facilityList } from '@kasack/contract/facility.ts'
import { AvailabilityLegend } from '../availability/AvailabilityLegend.tsx'
import { employeesNearAction } from '../employee/EmployeeNearby.tsx'
import { engagementAction } from '../engagement/EngagementAction.tsx'
import { followUpModal } from '../follow-up/door.ts'
import { FollowUpIcon } from '../follow-up/FollowUpIcon.tsx'
import { facilityEmailAction } from '../send-email/SendEmailAction.tsx'
import { needsOf, openModal } from '../shared/address/modals.ts'
import { BoardLink } from '../shared/table/BoardLink.tsx'
import { ListPage } from '../shared/table/ListPage.tsx'
import { activityAction, editAction, removalAction } from '../shared/table/row-actions.tsx'
import { greyIfInactive } from '../shared/table/row-state.ts'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { facilityModal } from './door.ts'
import { facilityColumns } from './FacilityColumns.tsx'
import { facilityFilters as filterOf } from './FacilityFilters.tsx'
import { FacilityIcon } from './FacilityIcon.tsx'
import { texts } from './texts.ts'

const actions = (record: Facility): RowAction[] => [
  editAction(facilityModal, record.id),
  engagementAction({ entity: 'facility', id: record.id }),
  facilityEmailAction(record),
  employeesNearAction(record),
  {
    key: 'follow-up',
    label: texts.edit_follow_up,
    icon: <FollowUpIcon />,
    needs: needsOf(followUpModal, true),
    modal: followUpModal,
    onSelect: () => openModal(followUpModal, { id: record.id }),
  },
  activityAction(facility, record),
  removalAction({ entity: facility, ...record }),
]

const legend = () => <AvailabilityLegend />

/** All facilities of the agency, /facilities. */
export const FacilityList = () => (
  <ListPage
    list={facilityList}
    tableKey="facilities"
    title={facility.plural}
    columns={facilityColumns}
    rowName={({ name }) => name}
    rowState={greyIfInactive}
    search={{ placeholder: texts.search_hint, unavailable: (applied) => filterOf.near.key in applied }}
    bar={[
      filterOf.active,
      filterOf.vacancies,
      filterOf.noContact,
      filterOf.firstWeek,
      filterOf.states,
      filterOf.supportUser,
      filterOf.near,
    ]}
    barEnd={legend}
    actions={actions}
    beside={<BoardLink rows="facilities" />}
    create={{ modal: facilityModal }}
    empty={{ icon: FacilityIcon, title: texts.no_facility, hint: texts.no_facility_hint }}
  />
)
