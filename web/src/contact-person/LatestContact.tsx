import { formatRelativeDay, formatShortDay } from '../shared/format.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { Two } from '../shared/part/Two.tsx'

type LatestContactProps = { of: { latest_engagement: { created_datetime: string } | null } }

/** The day of the newest entry about a facility or a contact person, below it how long ago that is. */
export const LatestContact = ({ of: { latest_engagement: engagement } }: LatestContactProps) =>
  engagement ? (
    <Two first={formatShortDay(engagement.created_datetime)} second={formatRelativeDay(engagement.created_datetime)} />
  ) : (
    <Missing />
  )
