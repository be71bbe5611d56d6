import type { ReportPeriod } from '@kasack/contract/report-period.ts'
import { periodDays } from '@kasack/contract/report-period.ts'
import type { ReportSeries } from '@kasack/contract/report-series.ts'
import { reportAt, seriesPeriods } from '@kasack/contract/report-series.ts'
import type { Figure } from '@kasack/contract/report.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { read } from '../../shared/call/read.ts'
import { report } from '../../shared/program/report.ts'
import { figuresOf } from './figures.ts'
import type { KpiQuestion } from './question.ts'

/**
 * `series` keeps the previous value while loading; `figures` are those of each period, oldest first, or null until
 * loaded.
 */
export type ReadSeries = {
  series: ReportSeries | undefined
  periods: ReportPeriod[]
  figures: Record<string, Figure>[] | null
  state: 'loading' | 'there' | 'failed'
  reload: () => void
}

/** The thirteen periods up to the latest column. */
export function useSeries({ columns, user, until }: KpiQuestion): ReadSeries {
  const last = columns.map(({ period }) => period).reduce((one, other) => (startOf(other) > startOf(one) ? other : one))
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...read<ReportSeries>('/report-series/', { ...last, user: user?.id, until: until ?? undefined }),
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    if (error) report('Figures could not be read', error)
  }, [error])
  const state = error ? 'failed' : data === undefined || isPlaceholderData ? 'loading' : 'there'
  const periods = seriesPeriods(last)
  const figures = state === 'there' && data ? periods.map((_, index) => figuresOf(reportAt(data, index))) : null
  return { series: data, periods, figures, state, reload: () => void refetch() }
}

const startOf = (period: ReportPeriod): string => periodDays(period).lower
