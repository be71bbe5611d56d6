import * as z from 'zod/mini'
import { booking } from './booking.ts'
import { absence } from './absence.ts'
import type { Form } from './entity.ts'
import { finding } from './judge.ts'
import { ref, refs } from './reference-field.ts'

/** What is asked before it is booked, `POST /bookings/judge`; with `id` it is the change of that booking. */
export const bookingJudgement = {
  name: 'booking_judgement',
  fields: {
    id: ref('booking'),
    employee: ref('employee', { required: true }),
    vacancy: ref('vacancy'),
    facility: ref('facility'),
    vacancy_type: ref('vacancy_type'),
    department: ref('facility_department'),
    date_range: booking.fields.date_range,
    booking_type: booking.fields.booking_type,
    continues: ref('booking'),
    stands_in_for: ref('booking'),
  },
} satisfies Form & { name: string }

/** So many people are judged at once. */
export const mostJudged = 200

/** The same of many people for one vacancy, `POST /bookings/judge-many`. */
export const manyJudgement = {
  name: 'many_judgement',
  fields: { employees: refs('employee', { required: true }), vacancy: ref('vacancy', { required: true }) },
} satisfies Form & { name: string }

/** Its days, where they are others than those of the vacancy. */
export const manyJudgementDays = { name: 'many_judgement_days', fields: { date_range: booking.fields.date_range } } satisfies Form & {
  name: string
}

/** What is asked before an absence is entered, `POST /absences/judge`; with `id` it is the change of that absence. */
export const absenceJudgement = {
  name: 'absence_judgement',
  fields: {
    id: ref('absence'),
    employee: ref('employee', { required: true }),
    date_range: absence.fields.date_range,
  },
} satisfies Form & { name: string }

export const findings = z.object({ findings: z.array(finding) })
export type Findings = z.output<typeof findings>

export const findingsOfMany = z.object({ results: z.array(z.extend(findings, { employee: z.number() })) })
export type FindingsOfMany = z.output<typeof findingsOfMany>
