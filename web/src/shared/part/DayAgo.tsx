import { formatRelativeDay, formatShortDay } from '../language/format.ts'
import { Missing } from './Missing.tsx'
import { TwoLines } from './TwoLines.tsx'

/** The day of a moment in a table, below it how long ago that is. */
export const DayAgo = ({ moment }: { moment: string | undefined }) =>
  moment === undefined ? <Missing /> : <TwoLines first={formatShortDay(moment)} second={formatRelativeDay(moment)} />
