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

/** Who might come, with what a dispatcher asks first. */
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

/** How far it is with a candidate. */
type Standing = { status: (typeof candidateStatuses)[number] }

/** Turned down on somebody's behalf, which can be taken back for a while. */
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
    /** When they were asked, the last time that was noted or written; null: they were not, or nobody knows when. */
    employee_asked_datetime: readOnly(z.nullable(z.string()), { kind: 'moment' }),
    facility_asked_datetime: readOnly(z.nullable(z.string()), { kind: 'moment' }),
    date_range: readOnly(z.object({ lower: z.string(), upper: z.nullable(z.string()), bounds: z.literal('[]') })),
    distance_to_near_facility_id_km: readOnly(z.nullable(z.number())),
    /** How much speaks against booking her for the vacancy's days; null: nothing, or it is settled. */
    findings_level: readOnly(z.nullable(z.enum(findingLevels))),
    /** When somebody turned her down, the last time that was noted. */
    rejected_datetime: readOnly(z.nullable(z.string()), { kind: 'moment' }),
    created_datetime: moment(),
  },
  acts: {
    rejected_by_employee: rejection('rejected_by_employee', { de: 'Absage durch Mitarbeiter', en: 'Rejected by employee' }),
    rejected_by_facility: rejection('rejected_by_facility', { de: 'Absage durch Einrichtung', en: 'Rejected by facility' }),
    // To take it back would count as another rejection.
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

/** Who is asked about a candidate. */
export type AskedParty = 'employee' | 'facility'

/** Notes that somebody was asked by telephone, or that it was not so: `POST /candidates/{id}/asked`. */
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
