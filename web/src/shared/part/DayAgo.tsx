import { formatRelativeDay, formatShortDay } from '../language/format.ts'
import { Missing } from './Missing.tsx'
import { Two } from './TwoLines.tsx'

/** The day of a moment in a table, below it how long ago that is. */
export const DayAgo = ({ moment }: { moment: string | undefined }) =>
  moment === undefined ? <Missing /> : <Two first={formatShortDay(moment)} second={formatRelativeDay(moment)} />
