import type { ReportSeries } from '@kasack/contract/report-series.ts'
import type { Figure, Report } from '@kasack/contract/report.ts'

type ReportSetup = {
  period?: string
  vacancies?: number
  bookings?: number
  rejections?: number
  emails?: Record<string, number>
  engagements?: Record<string, number>
}

/** The server's answer for one column; a test overrides what it cares about. */
export const aReport = ({
  period = '2026-11',
  vacancies = 0,
  bookings = 0,
  rejections = 0,
  emails = {},
  engagements = {},
}: ReportSetup = {}): Report => ({
  data_displayed_for: period,
  vacancies_count: figure(vacancies),
  bookings_count: figure(bookings),
  rejections_count: figure(rejections),
  emails: named(emails),
  engagements: named(engagements),
})

/** The series of reports, oldest first. */
export const aSeries = (reports: Report[]): ReportSeries => ({
  data_displayed_for: reports.map(({ data_displayed_for }) => data_displayed_for),
  vacancies_count: reports.map(({ vacancies_count }) => vacancies_count.value),
  bookings_count: reports.map(({ bookings_count }) => bookings_count.value),
  rejections_count: reports.map(({ rejections_count }) => rejections_count.value),
  emails: kindsOf(reports.map(({ emails }) => emails)),
  engagements: kindsOf(reports.map(({ engagements }) => engagements)),
})

const kindsOf = (kinds: Report['emails'][]): ReportSeries['emails'] =>
  Object.fromEntries(
    Object.entries(kinds[0] ?? {}).map(([code, { label, id }]) => [code, { values: kinds.map((one) => one[code]?.value ?? 0), label, id }]),
  )

const figure = (value: number): Figure => ({ value, type: 'Number' })

const named = (values: Record<string, number>): Report['emails'] =>
  Object.fromEntries(
    Object.entries(values).map(([code, value], index) => [code, { ...figure(value), label: labelOf(code), id: index + 1 }]),
  )

/** `phone_call` → `Phone call` */
const labelOf = (code: string): string => code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' ')
