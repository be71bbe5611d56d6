const seconds = 1_000
const day = 86_400 * seconds

/** The pause after the first attempt. Each further pause is about twice as long, up to the longest. */
const shortest = 4 * seconds
export const longest = 15 * 60 * seconds

/** How long other processes leave a mail in hand alone. If its process was killed, a mail waits no longer than that. */
export const leaseDuration = 15 * seconds

/** Why a mail was not taken: `permanent` if it never will be. */
type Refusal = { permanent: boolean; reason: string }
/** When the first attempt began, when this one began, and when it ended. */
type Times = { first: Date; begun: Date; over: Date }

/** What becomes of a mail that was not taken. */
export type PutOff = { state: 'waiting' | 'failed'; last_error: string; next_attempt: Date }

/** Retries for a day with growing pauses, unless the server refused for good (docs/rules/mail.md). */
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
