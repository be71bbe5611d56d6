import { id, InvalidFilter } from '@kasack/contract/filter.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemText, problemTexts } from '@kasack/contract/problem.ts'
import { reportYears, weeksIn } from '@kasack/contract/report-period.ts'
import type { ReportQuestion } from '@kasack/contract/report.ts'
import { texts } from './texts.ts'

/** What a request asks, and all that is wrong with it by parameter. What has a problem is not to be used. */
export function readQuestion(query: Readonly<Record<string, string>>): { question: ReportQuestion; problems: Problems } {
  const problems: Problems = {}
  const whole = (name: string, from: number, to: number) => readWhole(query, problems, { name, from, to })
  const year = whole('year', reportYears.from, reportYears.to)
  const month = whole('month', 1, 12)
  const week = whole('week', 1, 53)
  if (!given(query, 'year')) problems['year'] = [problemTexts.required]
  if (given(query, 'month') && given(query, 'week')) Object.assign(problems, { month: [texts.month_or_week], week: [texts.month_or_week] })
  else if (year !== undefined && week !== undefined && week > weeksIn(year)) problems['week'] = [texts.no_such_week]
  return { question: { period: { year: year ?? reportYears.from, month, week }, user: readUser(query, problems) }, problems }
}

type Bounds = { name: string; from: number; to: number }

/** A whole number within its bounds; undefined where there is none. */
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

function readUser(query: Readonly<Record<string, string>>, problems: Problems): number | null {
  try {
    return id('user').read((query['user'] ?? '').trim()) ?? null
  } catch (error) {
    if (!(error instanceof InvalidFilter)) throw error
    problems['user'] = [error.text]
    return null
  }
}

const given = (query: Readonly<Record<string, string>>, name: string): boolean => (query[name] ?? '').trim() !== ''
