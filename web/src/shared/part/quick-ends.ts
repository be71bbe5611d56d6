import { dayFrom, endOfMonth } from '@kasack/contract/range.ts'
import type { Text } from '@kasack/contract/text.ts'
import { fillText } from '@kasack/contract/text.ts'
import { texts } from './texts.ts'

export type QuickEnd = { label: Text; end: string }

/** The usual ends of work that starts on a given day. */
export const usualEnds = (start: string): QuickEnd[] => [
  ...[2, 4, 6].map((weeks) => ({ label: fillText(texts.weeks_more, { count: `${weeks}` }), end: dayFrom(start, weeks * 7 - 1) })),
  { label: texts.to_end_of_month, end: endOfMonth(start) },
]
