import * as z from 'zod/mini'
import type { Answer, Input } from './entity.ts'
import { entity, sameAccess } from './entity.ts'
import { moment, readOnly } from './field.ts'
import { ref } from './reference-field.ts'
import { longText } from './text-field.ts'
import { choice } from './choice-field.ts'
import { day } from './value-field.ts'
import * as filter from './filter.ts'
import { defineList } from './list.ts'
import { followUp, plainRef, priorities } from './shared-shape.ts'

/** Who can be called about an entry, with the numbers to dial (docs/rules/records.md). */
const calledFacility = z.extend(plainRef, { phone: z.string(), mobile: z.string(), country_code: z.string() })
const calledPerson = z.extend(plainRef, { full_name: z.string(), phone: z.string(), mobile: z.string() })
const calledEmployee = z.extend(plainRef, {
  phone: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  country_code: z.nullable(z.string()),
})
const calledApplicant = z.extend(plainRef, { mobile: z.string() })
const mayCallEmployees = 'employees.view_employee'
const maySeeApplicants = 'employees.view_applicant'

export const engagement = entity('engagements', {
  name: 'engagement',
  noun: { de: 'Logbucheintrag', en: 'Logbook entry' },
  plural: { de: 'Logbucheinträge', en: 'Logbook entries' },
  access: sameAccess('session'),
  fields: {
    id: readOnly(z.number()),
    action_type: ref('engagement_action', { initial: 1 }),
    facility: ref('facility', { answer: calledFacility }),
    contact_person: ref('contact_person', { answer: calledPerson }),
    employee: ref('employee', {
      answer: calledEmployee,
      needs: { phone: mayCallEmployees, mobile: mayCallEmployees, country_code: mayCallEmployees },
    }),
    // Null for readers who may not see applicants; an entry about nobody else does not exist for them (docs/rules/follow-ups.md).
    applicant: { ...ref('applicant', { answer: calledApplicant }), needs: maySeeApplicants },
    note: longText(),
    followup_date: day({ locked: true, bound: 'not_before_today' }),
    followup_user: ref('user', { locked: true }),
    followup_priority: choice(priorities, { initial: 'medium', blank: 'medium', locked: true }),
    priority: readOnly(z.enum(priorities)),
    follow_up: readOnly(followUp),
    todo: readOnly(z.boolean()),
    created_by_user: readOnly(plainRef, { kind: 'ref' }),
    created_datetime: moment(),
  },
})
export type Engagement = Answer<typeof engagement>
export type EngagementInput = Input<typeof engagement>

export const engagementList = defineList(engagement, {
  filters: {
    created_by_user__id: filter.ids('user'),
    action_type__id: filter.ids('engagement_action'),
    followup_user__id: filter.ids('user'),
    employee__id: filter.ids('employee'),
    applicant__id: filter.ids('applicant'),
    contact_person__id: filter.ids('contact_person'),
    facility: filter.ids('facility'),
    facility__id: filter.ids('facility'),
    facility__name__icontains: filter.contains(),
    contact_person__name__icontains: filter.contains(),
    employee__name__icontains: filter.contains(),
    note__icontains: filter.contains(),
    priority: filter.choices(priorities),
    followup_priority: filter.choices(priorities),
    followup_date__gte: filter.day(),
    followup_date__lte: filter.day(),
    created_datetime__date__gte: filter.day(),
    created_datetime__date__lte: filter.day(),
    todo: filter.flag(),
    states: filter.states(),
    facility_or_group_ids: filter.facilityOrGroup(),
  },
  sorts: [
    'id',
    'created_datetime',
    'followup_date',
    'followup_priority',
    'priority',
    'followup_user__name',
    'facility__name',
    'contact_person__name',
    'employee__name',
    'action_type__name',
  ],
  defaultSort: '-followup_date',
})
