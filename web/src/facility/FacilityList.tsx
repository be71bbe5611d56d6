import { facility, facilityList } from '@kasack/contract/facility.ts'
import { AvailabilityLegend } from '../availability/AvailabilityLegend.tsx'
import { BoardLink } from '../shared/table/BoardLink.tsx'
import { ListPage } from '../shared/table/ListPage.tsx'
import { greyIfInactive } from '../shared/table/row-state.ts'
import { facilityModal } from './door.ts'
import { facilityColumns } from './FacilityColumns.tsx'
import { facilityFilters as filterOf } from './FacilityFilters.tsx'
import { FacilityIcon } from './FacilityIcon.tsx'
import { texts } from './texts.ts'
import { facilityRowActions } from './FacilityRowActions.tsx'

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
    actions={facilityRowActions}
    beside={<BoardLink rows="facilities" />}
    create={{ modal: facilityModal }}
    empty={{ icon: FacilityIcon, title: texts.no_facility, hint: texts.no_facility_hint }}
  />
)
