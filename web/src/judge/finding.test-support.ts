import type { FindingAnswer } from '@kasack/contract/judge.ts'

/** A finding; a test names what matters to it. */
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

/** A call that writes nothing though it is sent by POST. */
export const isJudged = ({ url }: { url: URL }): boolean => /\/judge(-many)?\.json\/$/.test(url.pathname)
