import { skipToken, useQuery } from '@tanstack/react-query'
import { Findings } from '../judge/Findings.tsx'
import { findingsOfAbsence, periodIn } from '../judge/queries.ts'

type Props = { id: number | undefined; employee: number | undefined; dates: unknown }

/** What the absence affects: bookings, and other absences. It is no mistake, somebody falls ill on holiday. */
export function AbsenceOverlap({ id, employee, dates }: Props) {
  const date_range = periodIn(dates)
  const question = findingsOfAbsence({ id, employee, date_range })
  const isWhole = employee !== undefined && date_range !== null && date_range.upper !== null
  const { data } = useQuery(isWhole ? question : { ...question, queryFn: skipToken })
  return (
    <div className="k-notice-room" role="status">
      <Findings findings={(isWhole && data?.findings) || []} />
    </div>
  )
}
