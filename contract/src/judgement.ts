import * as z from 'zod/mini'
import { booking } from './booking.ts'
import { absence } from './absence.ts'
import type { Form } from './entity.ts'
import { finding } from './judge.ts'
import { ref, refs } from './reference-field.ts'

/** `POST /bookings/judge`: judges a booking before it is made or, with `id`, a change of that booking. */
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

/** Most employees judged at once. */
export const maxJudged = 200

/** `POST /bookings/judge-many`: the same for several employees and one vacancy. */
export const manyJudgement = {
  name: 'many_judgement',
  fields: { employees: refs('employee', { required: true }), vacancy: ref('vacancy', { required: true }) },
} satisfies Form & { name: string }

/** The days, if they differ from the vacancy's. */
export const manyJudgementDays = { name: 'many_judgement_days', fields: { date_range: booking.fields.date_range } } satisfies Form & {
  name: string
}

/** `POST /absences/judge`: judges an absence before it is entered or, with `id`, a change of that absence. */
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
