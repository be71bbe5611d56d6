import type { FindingAnswer } from '@kasack/contract/judge.ts'
import { isWithin } from '@kasack/contract/range.ts'
import { t } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** Its last day belongs to it; without one it has no end. */
export type Period = { lower: string; upper: string | null }

type Told = Pick<FindingAnswer, 'text' | 'lower' | 'upper'>

/** So many are told; whoever is booked so often is warned enough. */
const most = 5

/** The findings as users read them. */
export function sentencesOf(findings: readonly Pick<FindingAnswer, 'text'>[]): string[] {
  const others = findings.length - most
  return [...findings.slice(0, most).map(({ text }) => text), ...(others > 0 ? [t(texts.more, { count: others })] : [])]
}

/** What a change is about: a finding of days that are over, and that were the record's before, helps nobody any more. */
export const stillMatters = ({ lower, upper }: Told, { today, stored }: { today: string; stored: Period | null }): boolean =>
  upper === null || upper >= today || stored === null || !isWithin({ lower, upper }, stored)

/** The findings that nobody has been shown. */
export const unseen = <F extends Told>(findings: readonly F[], shown: readonly Told[]): F[] =>
  findings.filter((one) => !shown.some((other) => other.text === one.text && other.lower === one.lower && other.upper === one.upper))
