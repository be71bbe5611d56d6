import type { FindingAnswer } from '@kasack/contract/judge.ts'

/** A finding; tests override what matters to them. */
export const aFinding = (text: string, given: Partial<FindingAnswer> = {}): FindingAnswer => ({
  code: 'overlaps_booking',
  level: 'warn',
  text,
  lower: null,
  upper: null,
  source: null,
  can_override: false,
  ...given,
})

/** Recognizes the judge's POST requests, which write nothing. */
export const isJudged = ({ url }: { url: URL }): boolean => /\/judge(-many)?\.json\/$/.test(url.pathname)
