import type { Ref } from '@kasack/contract/field.ts'
import type { ReportPeriod } from '@kasack/contract/report-period.ts'
import type { Report } from '@kasack/contract/report.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { read } from '../../shared/call/read.ts'
import { report } from '../../shared/program/report.ts'

/** A column as it is read: `report` is the former one's until its own is there, so that the rows stay where they are. */
export type ReadColumn = { report: Report | undefined; state: 'loading' | 'there' | 'failed'; reload: () => void }

/** The figures of one period; that they could not be read is logged (product.md 8). */
export function useReport({ year, month, week }: ReportPeriod, user: Ref | null): ReadColumn {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...read<Report>('/reports/', { year, month, week, user: user?.id }),
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    if (error) report('Figures could not be read', error)
  }, [error])
  const state = error ? 'failed' : data === undefined || isPlaceholderData ? 'loading' : 'there'
  return { report: data, state, reload: () => void refetch() }
}
