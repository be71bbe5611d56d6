import { engagementList } from '@kasack/contract/engagement.ts'
import { sql } from 'kysely'
import { listQuery } from '../platform/list/list-query.ts'
import {
  atLeast,
  atMost,
  containsFolded,
  dictionary,
  fromDay,
  joined,
  joinedKinds,
  oneOf,
  person,
  refersTo,
  refersToNamed,
  refersToOneOfFew,
  refersToPerson,
  toDay,
  userNamed,
  value,
  valueOrNull,
} from '../platform/list/sql.ts'
import { engagementRows, hiddenEntries } from './queries.ts'

const ofFacility = refersTo('engagement.facility_id', 'facility')
const ofEmployee = refersTo('engagement.employee_id', 'employee')
const ofOneOfFew = refersToOneOfFew('engagement.facility_id', 'facility')
const facilityNamed = refersToNamed('engagement.facility_id', 'facility')
const contactNamed = refersToPerson('engagement.contact_person_id', 'contact_person')
const employeeNamed = refersToPerson('engagement.employee_id', 'employee')
const applicantNamed = refersToPerson('engagement.applicant_id', 'applicant')

export const listEngagements = listQuery(engagementList, {
  rows: engagementRows,
  only({ hidden }) {
    const withheld = hiddenEntries({ applicants: !hidden.has('applicant'), employees: !hidden.has('employee.phone') })
    return withheld && sql`not ${withheld}`
  },
  countedBy: 'action_type__id',
  search: (word, { hidden }) => sql`(
    ${containsFolded('engagement.note_folded')(word)} or ${facilityNamed(word)} or ${contactNamed(word)} or ${employeeNamed(word)}
    ${hidden.has('applicant') ? sql`` : sql`or ${applicantNamed(word)}`}
  )`,
  filters: {
    created_by_user__id: oneOf('engagement.created_by_user_id'),
    action_type__id: oneOf('engagement.action_type_id'),
    followup_user__id: oneOf('engagement.followup_user_id'),
    employee__id: oneOf('engagement.employee_id'),
    applicant__id: (ids, { hidden }) => (hidden.has('applicant') ? sql`false` : oneOf('engagement.applicant_id')(ids)),
    contact_person__id: oneOf('engagement.contact_person_id'),
    facility: oneOf('engagement.facility_id'),
    facility__id: oneOf('engagement.facility_id'),
    facility__name__icontains: facilityNamed,
    contact_person__name__icontains: contactNamed,
    employee__name__icontains: employeeNamed,
    note__icontains: containsFolded('engagement.note_folded'),
    priority: oneOf('engagement.followup_priority', 'priority'),
    followup_priority: oneOf('engagement.followup_priority', 'priority'),
    followup_date__gte: atLeast('engagement.followup_date'),
    followup_date__lte: atMost('engagement.followup_date'),
    created_datetime__date__gte: fromDay('engagement.created_datetime'),
    created_datetime__date__lte: toDay('engagement.created_datetime'),
    todo: (open) => (open ? sql`engagement.todo` : sql`not engagement.todo`),
    // Where employees live says something about them, so it only counts for readers who may know (docs/decisions/188).
    states: (codes, { hidden }) => {
      const there = ofFacility(oneOf('facility.federal_state')(codes))
      const herState = ofEmployee(oneOf('employee.federal_state')(codes))
      return hidden.has('employee.phone') ? there : sql`(${there} or engagement.facility_id is null and ${herState})`
    },
    facility_or_group_ids: ({ facility, group }) =>
      ofOneOfFew(sql`facility.id = ${facility} or facility.facility_group_id = ${group}::int`),
  },
  sorts: {
    id: value('engagement.id'),
    created_datetime: value('engagement.created_datetime'),
    followup_date: valueOrNull('engagement.followup_date'),
    followup_priority: value('engagement.followup_priority'),
    priority: value('engagement.followup_priority'),
    followup_user__name: joined(userNamed('followup_user'), 'engagement.followup_user_id', 'user', 'followup_user'),
    facility__name: joined(dictionary('facility.name'), 'engagement.facility_id', 'facility'),
    contact_person__name: joined(person('contact_person'), 'engagement.contact_person_id', 'contact_person'),
    employee__name: joined(person('employee'), 'engagement.employee_id', 'employee'),
    action_type__name: joinedKinds(dictionary('engagement_action.name'), 'engagement.action_type_id', 'engagement_action'),
  },
})
