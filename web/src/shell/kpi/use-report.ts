import type { Ref } from '@kasack/contract/field.ts'
import type { ReportPeriod } from '@kasack/contract/report-period.ts'
import { reportAt, seriesLength } from '@kasack/contract/report-series.ts'
import type { Report } from '@kasack/contract/report.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { read } from '../../shared/call/read.ts'
import { report } from '../../shared/program/report.ts'
import type { KpiQuestion } from './question.ts'
import type { ReadSeries } from './use-series.ts'

/** A column and its loading state. `report` keeps the previous value while loading, so that the rows stay in place. */
export type ReadColumn = { report: Report | undefined; state: 'loading' | 'there' | 'failed'; reload: () => void }

/** The figures of every column. Whole periods are requested one by one; cut ones are the end of the series. */
export function useColumns({ columns, user, until }: KpiQuestion, { series, state, reload }: ReadSeries): ReadColumn[] {
  const isWhole = until === null
  const [first, second, third, last] = columns.map(({ period }) => ({ period, user, isWhole }))
  const whole = [useReport(first!), useReport(second!), useReport(third!), useReport(last!)]
  if (isWhole) return whole
  return columns.map((_, index) => ({ report: series && reportAt(series, seriesLength - 1 - index), state, reload }))
}

type ReportRequest = { period: ReportPeriod; user: Ref | null; isWhole: boolean }

/** The figures of one period; a failure is logged (product.md 8). */
function useReport({ period: { year, month, week }, user, isWhole }: ReportRequest): ReadColumn {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...read<Report>('/reports/', { year, month, week, user: user?.id }),
    placeholderData: keepPreviousData,
    enabled: isWhole,
  })
  useEffect(() => {
    if (error) report('Figures could not be read', error)
  }, [error])
  const state = error ? 'failed' : data === undefined || isPlaceholderData ? 'loading' : 'there'
  return { report: data, state, reload: () => void refetch() }
}
