import { candidateList } from '@kasack/contract/candidate.ts'
import { sql } from 'kysely'
import { listQuery } from '../platform/list/list-query.ts'
import { joined, oneOf, person, refersToPerson, value, valueOrNull } from '../platform/list/sql.ts'
import { candidateDistance, candidateLevels, candidateRows, openStatuses } from './queries.ts'

const employeeNamed = refersToPerson('candidate.employee_id', 'employee')
const atFacility = oneOf('vacancy.facility_id')

export const listCandidates = listQuery(candidateList, {
  rows: candidateRows,
  computed: candidateLevels,
  search: employeeNamed,
  filters: {
    vacancy__id: oneOf('candidate.vacancy_id'),
    employee__id: oneOf('candidate.employee_id'),
    status: oneOf('candidate.status', 'candidate_status'),
    employee__name__icontains: employeeNamed,
    findings_level: () => oneOf('candidate.status', 'candidate_status')([...openStatuses]),
    facility__id: (ids) => sql`candidate.vacancy_id = any(array(select id from vacancy where ${atFacility(ids)}))`,
  },
  sorts: {
    id: value('candidate.id'),
    status: value('candidate.status'),
    employee__name: joined(person('employee'), 'candidate.employee_id', 'employee'),
    employee__available_from_date: joined(valueOrNull('employee.available_from_date'), 'candidate.employee_id', 'employee'),
    created_datetime: value('candidate.created_datetime'),
    distance_to_near_facility_id_km: { by: [candidateDistance], nullable: true },
  },
})
