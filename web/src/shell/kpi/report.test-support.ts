import type { Figure, Report } from '@kasack/contract/report.ts'

type Given = {
  period?: string
  vacancies?: number
  bookings?: number
  rejections?: number
  emails?: Record<string, number>
  engagements?: Record<string, number>
}

/** What the server answers for one column; a test names what matters to it. */
export const aReport = ({
  period = '2026-11',
  vacancies = 0,
  bookings = 0,
  rejections = 0,
  emails = {},
  engagements = {},
}: Given = {}): Report => ({
  data_displayed_for: period,
  vacancies_count: figure(vacancies),
  bookings_count: figure(bookings),
  rejections_count: figure(rejections),
  emails: named(emails),
  engagements: named(engagements),
})

const figure = (value: number): Figure => ({ value, type: 'Number' })

const named = (values: Record<string, number>): Report['emails'] =>
  Object.fromEntries(
    Object.entries(values).map(([code, value], index) => [code, { ...figure(value), label: labelOf(code), id: index + 1 }]),
  )

/** `phone_call` → `Phone call` */
const labelOf = (code: string): string => code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' ')
