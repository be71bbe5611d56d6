import { priorPeriod, priorPeriodList } from '@kasack/contract/prior-period.ts'
import { sql } from 'kysely'
import { listQuery } from '../platform/list/list-query.ts'
import { containsFolded, joined, oneOf, person, refersToNamed, refersToPerson, value } from '../platform/list/sql.ts'
import { storedRows } from '../platform/record/record.ts'

const employeeNamed = refersToPerson('prior_period.employee_id', 'employee')
const facilityNamed = refersToNamed('prior_period.facility_id', 'facility')
const hirerNamed = refersToNamed('prior_period.hirer_id', 'hirer')

export const listPriorPeriods = listQuery(priorPeriodList, {
  rows: storedRows(priorPeriod),
  search: (word) => sql`(
    ${containsFolded('prior_period.search_text')(word)} or ${employeeNamed(word)} or ${facilityNamed(word)} or ${hirerNamed(word)}
  )`,
  filters: {
    employee__id: oneOf('prior_period.employee_id'),
    facility__id: oneOf('prior_period.facility_id'),
    hirer__id: oneOf('prior_period.hirer_id'),
    kind: oneOf('prior_period.kind'),
  },
  sorts: {
    id: value('prior_period.id'),
    date_range: value('prior_period.date_lower'),
    employee__name: joined(person('employee'), 'prior_period.employee_id', 'employee'),
  },
})
