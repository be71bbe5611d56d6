import * as z from 'zod/mini'
import type { ReportPeriod } from './report-period.ts'

const figure = z.object({ value: z.number(), type: z.enum(['Number', 'Percent']) })
export type Figure = z.output<typeof figure>

/** E-mails by template or entries by contact type: keyed by code, with name and id. */
const named = z.record(z.string(), z.extend(figure, { label: z.string(), id: z.number() }))

/** What all users, or one user, did in a period; every template and every contact type is listed. See docs/rules/figures.md. */
export const report = z.object({
  data_displayed_for: z.string(),
  vacancies_count: figure,
  bookings_count: figure,
  rejections_count: figure,
  emails: named,
  engagements: named,
})
export type Report = z.output<typeof report>

/** A period, and whose figures to report; null: all users'. */
export type ReportRequest = { period: ReportPeriod; user: number | null }
