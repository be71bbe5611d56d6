import * as z from 'zod/mini'
import type { ReportPeriod } from './report-period.ts'
import { periodAfter } from './report-period.ts'
import type { Figure, Report, ReportRequest } from './report.ts'

/** Months from one to the same one a year later, both included; and the weeks of a quarter. */
export const seriesLength = 13

/** One number for each period, oldest first. */
const values = z.array(z.number())
const named = z.record(z.string(), z.object({ values, label: z.string(), id: z.number() }))

/** The figures of thirteen consecutive periods, with the keys of a report. See docs/rules/figures.md. */
export const reportSeries = z.object({
  data_displayed_for: z.array(z.string()),
  vacancies_count: values,
  bookings_count: values,
  rejections_count: values,
  emails: named,
  engagements: named,
})
export type ReportSeries = z.output<typeof reportSeries>

/** The periods up to the requested one; with `until`, each counts only up to the same day of its own. */
export type SeriesRequest = ReportRequest & { until: string | null }

/** The periods of a series, oldest first. */
export const seriesPeriods = (last: ReportPeriod): ReportPeriod[] =>
  Array.from({ length: seriesLength }, (_, index) => periodAfter(last, index + 1 - seriesLength))

/** The report of one of its periods; 0 is the oldest. */
export const reportAt = ({ emails, engagements, ...counts }: ReportSeries, index: number): Report => ({
  data_displayed_for: counts.data_displayed_for[index]!,
  vacancies_count: figure(counts.vacancies_count[index]!),
  bookings_count: figure(counts.bookings_count[index]!),
  rejections_count: figure(counts.rejections_count[index]!),
  emails: kindsAt(emails, index),
  engagements: kindsAt(engagements, index),
})

const kindsAt = (kinds: ReportSeries['emails'], index: number): Report['emails'] =>
  Object.fromEntries(Object.entries(kinds).map(([code, { values: of, label, id }]) => [code, { ...figure(of[index]!), label, id }]))

const figure = (value: number): Figure => ({ value, type: 'Number' })
