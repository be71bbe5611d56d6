import * as z from 'zod/mini'
import type { ReportPeriod } from './report-period.ts'

const figure = z.object({ value: z.number(), type: z.enum(['Number', 'Percent']) })
export type Figure = z.output<typeof figure>

/** Of mails with a template, of entries with a kind of contact: by its code, with its name and id. */
const named = z.record(z.string(), z.extend(figure, { label: z.string(), id: z.number() }))

/** What was done in a period, by everybody or by one user; every template and every kind of contact is there. See docs/rules/figures.md. */
export const report = z.object({
  data_displayed_for: z.string(),
  vacancies_count: figure,
  bookings_count: figure,
  rejections_count: figure,
  emails: named,
  engagements: named,
})
export type Report = z.output<typeof report>

/** What a report is asked for: a period, and whose figures; null: everybody's. */
export type ReportQuestion = { period: ReportPeriod; user: number | null }
