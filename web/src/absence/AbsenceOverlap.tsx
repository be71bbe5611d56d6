import { skipToken, useQuery } from '@tanstack/react-query'
import { JudgeFindings } from '../judge/JudgeFindings.tsx'
import { periodIn } from '../judge/queries.ts'
import { findingsAbout } from './queries.ts'

type Props = { id: number | undefined; employee: number | undefined; dates: unknown }

/** What the absence overlaps: bookings, and other absences. That is no error, people fall ill on holiday. */
export function AbsenceOverlap({ id, employee, dates }: Props) {
  const isWhole = employee !== undefined && typeof periodIn(dates)?.upper === 'string'
  const { data } = useQuery({ ...findingsAbout(id, employee ?? 0, dates), ...(!isWhole && { queryFn: skipToken }) })
  return (
    <div className="k-notice-room" role="status">
      <JudgeFindings findings={(isWhole && data?.findings) || []} />
    </div>
  )
}
