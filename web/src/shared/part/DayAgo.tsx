import { formatRelativeDay, formatShortDay } from '../language/format.ts'
import { Missing } from './Missing.tsx'
import { TwoLines } from './TwoLines.tsx'

/** A moment in a table: its day, and below how long ago it was. */
export const DayAgo = ({ moment }: { moment: string | undefined }) =>
  moment === undefined ? <Missing /> : <TwoLines first={formatShortDay(moment)} second={formatRelativeDay(moment)} />
