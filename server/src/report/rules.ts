import type { Filter } from '@kasack/contract/filter.ts'
import { day, id, InvalidFilter } from '@kasack/contract/filter.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemText, problemTexts } from '@kasack/contract/problem.ts'
import { periodDays, reportYears, weeksIn } from '@kasack/contract/report-period.ts'
import type { SeriesRequest } from '@kasack/contract/report-series.ts'
import { contains } from '@kasack/contract/range.ts'
import type { ReportRequest } from '@kasack/contract/report.ts'
import { texts } from './texts.ts'

/** The question in a request and its problems by parameter. A question with problems must not be used. */
export function readQuestion(query: Readonly<Record<string, string>>): { question: ReportRequest; problems: Problems } {
  const problems: Problems = {}
  const whole = (name: string, from: number, to: number) => readWhole(query, problems, { name, from, to })
  const year = whole('year', reportYears.from, reportYears.to)
  const month = whole('month', 1, 12)
  const week = whole('week', 1, 53)
  if (!given(query, 'year')) problems['year'] = [problemTexts.required]
  if (given(query, 'month') && given(query, 'week')) Object.assign(problems, { month: [texts.month_or_week], week: [texts.month_or_week] })
  else if (year !== undefined && week !== undefined && week > weeksIn(year)) problems['week'] = [texts.no_such_week]
  return {
    question: { period: { year: year ?? reportYears.from, month, week }, user: readFilter(query, problems, 'user', id('user')) },
    problems,
  }
}

/** Same for a series, whose periods may end early at a given day. */
export function readSeriesQuestion(query: Readonly<Record<string, string>>): { question: SeriesRequest; problems: Problems } {
  const { question, problems } = readQuestion(query)
  const until = readFilter(query, problems, 'until', day())
  const isRead = Object.keys(problems).length === 0
  if (isRead && until !== null && !contains(periodDays(question.period), until)) problems['until'] = [texts.not_in_period]
  return { question: { ...question, until }, problems }
}

type Bounds = { name: string; from: number; to: number }

/** A whole number within its bounds; undefined if absent. */
function readWhole(query: Readonly<Record<string, string>>, problems: Problems, { name, from, to }: Bounds): number | undefined {
  if (!given(query, name)) return undefined
  const raw = query[name]!.trim()
  const number = Number(raw)
  const problem = !/^-?[0-9]+$/.test(raw)
    ? problemTexts.not_integer
    : number < from
      ? problemText('too_small', from)
      : number > to
        ? problemText('too_big', to)
        : null
  if (!problem) return number
  problems[name] = [problem]
  return undefined
}

function readFilter<Value>(query: Readonly<Record<string, string>>, problems: Problems, name: string, filter: Filter<Value>): Value | null {
  try {
    return filter.read((query[name] ?? '').trim()) ?? null
  } catch (error) {
    if (!(error instanceof InvalidFilter)) throw error
    problems[name] = [error.text]
    return null
  }
}

const given = (query: Readonly<Record<string, string>>, name: string): boolean => (query[name] ?? '').trim() !== ''
