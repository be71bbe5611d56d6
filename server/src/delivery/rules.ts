const seconds = 1_000
const day = 86_400 * seconds

/** The pause after the first attempt; each further one is twice as long, up to the longest. */
const shortest = 4 * seconds
export const longest = 15 * 60 * seconds

/** So long nobody else takes a mail that somebody has in hand: a mail whose process was killed waits for no longer. */
export const inHand = 15 * seconds

/** Why a mail was not taken: `permanent` if it never will be. */
type Refusal = { permanent: boolean; reason: string }
/** When it was tried for the first time, when this attempt began, and when it was over. */
type Times = { first: Date; begun: Date; over: Date }

/** What becomes of a mail that was not taken. */
export type PutOff = { state: 'waiting' | 'failed'; last_error: string; next_attempt: Date }

/** It is tried again after growing pauses, for a day; not at all if the server refused it for good. See docs/rules/mail.md. */
export function afterRefusal({ permanent, reason }: Refusal, { first, begun, over }: Times): PutOff {
  const since = Math.min(first.getTime(), begun.getTime()) // the clock may have been set back
  const until = since + day
  const tried = begun.getTime() - since
  const pause = Math.min(shortest + tried, longest)
  return {
    state: permanent || over.getTime() >= until ? 'failed' : 'waiting',
    last_error: reason,
    next_attempt: new Date(Math.min(over.getTime() + pause, Math.max(until, over.getTime()))),
  }
}
