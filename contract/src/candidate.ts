import * as z from 'zod/mini'
import type { Answer, Form, Input } from './entity.ts'
import { entity, sameAccess } from './entity.ts'
import { moment, readOnly } from './field.ts'
import { isRejected, whyStaysSigned } from './placement.ts'
import { ref } from './reference-field.ts'
import { choice } from './choice-field.ts'
import * as filter from './filter.ts'
import { defineList } from './list.ts'
import { findingLevels } from './judge-level.ts'
import { plainRef } from './shared-shape.ts'
import type { Text } from './text.ts'
import { flag } from './value-field.ts'

const candidateStatuses = ['new', 'applied', 'rejected_by_employee', 'rejected_by_facility', 'signed'] as const
const codes = { 10: 'new', 20: 'applied', 30: 'rejected_by_employee', 40: 'rejected_by_facility', 50: 'signed' } as const

/** The proposed employee, with what a dispatcher needs first. */
const proposed = z.extend(plainRef, {
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  mobile: z.string(),
  country_code: z.string(),
  qualifications: z.array(z.string()),
  available_from_date: z.nullable(z.string()),
  exam: z.nullable(plainRef),
  is_active: z.boolean(),
})
const wanted = z.extend(plainRef, { facility: plainRef, department: plainRef })

type Standing = { status: (typeof candidateStatuses)[number] }

/** A rejection on behalf of the employee or the facility, which can be undone for a while. */
const rejection = (status: 'rejected_by_employee' | 'rejected_by_facility', label: Text) => ({
  label,
  by: { sends: { status } },
  isOffered: (of: Standing) => !isRejected(of),
  whyNot: whyStaysSigned,
})

export const candidate = entity('candidates', {
  name: 'candidate',
  noun: { de: 'Kandidat', en: 'Candidate' },
  plural: { de: 'Kandidaten', en: 'Candidates' },
  access: sameAccess('employees.view_employee'),
  fields: {
    id: readOnly(z.number()),
    status: choice(candidateStatuses, { initial: 'new', codes }),
    employee: ref('employee', { required: true, locked: true, answer: proposed }),
    vacancy: ref('vacancy', { required: true, locked: true, answer: wanted }),
    employee_asked: readOnly(z.boolean()),
    facility_asked: readOnly(z.boolean()),
    /** When they were last asked, by a note or an e-mail; null: they were not, or the time is unknown. */
    employee_asked_datetime: readOnly(z.nullable(z.string()), { kind: 'moment' }),
    facility_asked_datetime: readOnly(z.nullable(z.string()), { kind: 'moment' }),
    date_range: readOnly(z.object({ lower: z.string(), upper: z.nullable(z.string()), bounds: z.literal('[]') })),
    distance_to_near_facility_id_km: readOnly(z.nullable(z.number())),
    /** Level of the strongest finding against a booking for the vacancy's days; null: none, or the candidate is rejected or signed. */
    findings_level: readOnly(z.nullable(z.enum(findingLevels))),
    /** When a rejection was last noted. */
    rejected_datetime: readOnly(z.nullable(z.string()), { kind: 'moment' }),
    created_datetime: moment(),
  },
  acts: {
    rejected_by_employee: rejection('rejected_by_employee', { de: 'Absage durch Mitarbeiter', en: 'Rejected by employee' }),
    rejected_by_facility: rejection('rejected_by_facility', { de: 'Absage durch Einrichtung', en: 'Rejected by facility' }),
    // Undoing a reset would count as another rejection.
    reset: {
      label: { de: 'Status zurücksetzen', en: 'Reset status' },
      by: { sends: { status: 'new' } },
      isOffered: ({ status }: Standing) => status !== 'new',
      whyNot: whyStaysSigned,
    },
  },
})
export type CandidateInput = Input<typeof candidate>
export type Candidate = Answer<typeof candidate>

/** Who can be asked about a candidate. */
export type AskedParty = 'employee' | 'facility'

/** `POST /candidates/{id}/asked`: notes that the employee or facility was asked by telephone, or that it was not. */
export const candidateAsked = {
  name: 'candidate_asked',
  path: 'asked',
  fields: { who: choice(['employee', 'facility'], { required: true }), value: flag({ required: true }) },
} satisfies Form & { name: string; path: string }

export const candidateList = defineList(candidate, {
  filters: {
    vacancy__id: filter.ids('vacancy'),
    employee__id: filter.ids('employee'),
    status: filter.choices(candidateStatuses, codes),
    employee__name__icontains: filter.contains(),
    facility__id: filter.ids('facility'),
    findings_level: filter.choices(findingLevels),
  },
  narrowed: { findings_level: ['vacancy__id', 'employee__id', 'facility__id'] },
  sorts: ['id', 'status', 'employee__name', 'employee__available_from_date', 'created_datetime', 'distance_to_near_facility_id_km'],
  defaultSort: 'id',
})
