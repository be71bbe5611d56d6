import type { Figure, Report } from '@kasack/contract/report.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Choice } from '../../shared/address/url-codec.ts'
import { formatInteger, formatPercent } from '../../shared/language/format.ts'
import { t } from '../../shared/language/i18n.ts'
import type { Behind } from './records.ts'
import type { Sense } from './sense.ts'
import { senseOf } from './sense.ts'
import { texts } from './texts.ts'

/**
 * A row of the page. `label` is one of our texts or the agency's own name; `remark` qualifies the figure; `behind`
 * are the records it counts, if a list can show them.
 */
export type KpiRow = {
  key: string
  label: Text | string
  weight: 'sum' | 'part'
  sense: Sense
  remark?: Text
  behind?: Behind
}
export type KpiGroup = { key: string; title: Text; rows: KpiRow[] }

/** E-mails that say nothing about work done: those without a template, and those the program sends. */
const outsideEmails = ['no_template', 'automated']
/** E-mails the program sends appear in no e-mail list. */
const inNoList = 'automated'
/** Entries that only carry a date are no contact (docs/rules/figures.md). */
const outsideEngagements = ['follow_up']

export const rowName = ({ label }: KpiRow): string => (typeof label === 'string' ? label : t(label))

/** The rows in order: sums first, then their parts, then what the sums leave out. */
export const kpiGroups = ({ emails, engagements }: Report): KpiGroup[] => [
  {
    key: 'emails',
    title: texts.emails,
    rows: [
      {
        key: 'total_emails',
        label: texts.total_emails,
        weight: 'sum',
        sense: 'more_is_better',
        behind: { list: 'emails', kinds: choicesOf(emails, outsideEmails) },
      },
      ...parts('emails', emails, outsideEmails),
    ],
  },
  {
    key: 'engagements',
    title: texts.logbook,
    rows: [
      {
        key: 'total_engagements',
        label: texts.total_engagements,
        weight: 'sum',
        sense: 'more_is_better',
        behind: { list: 'engagements', kinds: choicesOf(engagements, outsideEngagements) },
      },
      ...parts('engagements', engagements, outsideEngagements),
    ],
  },
  {
    key: 'results',
    title: texts.results,
    rows: [
      { key: 'vacancies_count', label: texts.vacancies_count, weight: 'sum', sense: 'more_is_better', behind: { list: 'vacancies' } },
      { key: 'bookings_count', label: texts.bookings_count, weight: 'sum', sense: 'more_is_better', behind: { list: 'bookings' } },
      { key: 'rejections_count', label: texts.rejections_count, weight: 'sum', sense: 'less_is_better' },
      { key: 'conversion_rate', label: texts.conversion_rate, weight: 'sum', sense: 'more_is_better', remark: texts.conversion_rate_hint },
    ],
  },
]

function parts(of: 'emails' | 'engagements', kinds: Report['emails'], outside: string[]): KpiRow[] {
  const rows = Object.entries(kinds).map(([code, { label, id }]): KpiRow => {
    const behind: Pick<KpiRow, 'behind'> = code === inNoList ? {} : { behind: { list: of, kinds: [{ id, name: label }] } }
    const remark = outside.includes(code) ? { remark: texts.not_summed } : {}
    return { key: partKey(of, code), label, weight: 'part', sense: senseOf(of, code), ...behind, ...remark }
  })
  return rows.toSorted((one, other) => Number(one.remark !== undefined) - Number(other.remark !== undefined))
}

/** The figures of one column by row key: the server's, and those derived from them. */
export function figuresOf({ emails, engagements, vacancies_count, bookings_count, rejections_count }: Report): Record<string, Figure> {
  return {
    total_emails: sum(emails, outsideEmails),
    ...byKey('emails', emails),
    total_engagements: sum(engagements, outsideEngagements),
    ...byKey('engagements', engagements),
    vacancies_count,
    bookings_count,
    rejections_count,
    conversion_rate: { value: rate(bookings_count.value, emails['profile']?.value ?? 0), type: 'Percent' },
  }
}

/** The difference between two figures, rounded as both are shown. */
export const difference = (figure: Figure, compared: Figure): number => hundredths(figure.value - compared.value)

/** The figures charted, in this order. */
export const pictured = [
  { key: 'emails/profile', label: texts.profiles_sent },
  { key: 'bookings_count', label: texts.bookings_count },
  { key: 'total_engagements', label: texts.total_engagements },
] as const

export const figureText = ({ value, type }: Figure): string => (type === 'Percent' ? formatPercent(value) : formatInteger(value))

const choicesOf = (kinds: Report['emails'], outside: string[]): Choice[] =>
  Object.entries(kinds).flatMap(([code, { id, label }]) => (outside.includes(code) ? [] : [{ id, name: label }]))

const sum = (kinds: Report['emails'], outside: string[]): Figure => ({
  value: Object.entries(kinds).reduce((all, [code, { value }]) => (outside.includes(code) ? all : all + value), 0),
  type: 'Number',
})

/** In percent; 0 if no profile was sent. */
const rate = (bookings: number, profiles: number): number => (profiles === 0 ? 0 : hundredths((bookings / profiles) * 100))

const hundredths = (value: number): number => Math.round(value * 100) / 100

const byKey = (of: string, kinds: Record<string, Figure>) =>
  Object.fromEntries(Object.entries(kinds).map(([code, figure]) => [partKey(of, code), figure]))

const partKey = (of: string, code: string): string => `${of}/${code}`
