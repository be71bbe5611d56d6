import type { Call } from './call.ts'
import { addressOf, clientOf } from './client-address.ts'
import type { Db } from './db.ts'
import { comesFromElsewhere } from './origin.ts'
import { Refusal, refusalTexts } from './refusal.ts'
import type { Limit } from './setting.ts'
import { takePlaces, throttleKey } from './throttle.ts'

/** Counts a call of an address for a limit, whatever becomes of it; one too many is refused with 429. */
export async function admitAttempts(
  db: Db,
  { name, limit, address, now }: { name: string; limit: Limit; address: string; now: Date },
): Promise<void> {
  const { places, wait } = await takePlaces(db, [{ key: throttleKey(name, clientOf(address)), limit }], now)
  if (places === null) throw new Refusal(429, refusalTexts.throttled, { 'Retry-After': String(wait) })
}

/**
 * Admits a call that anybody may make: from our own pages or from no page at all, and no more than the limit of one address. Each
 * call counts, whatever becomes of it; what a page of another site sends does not use up the visitor's own.
 */
export const admitVisitors =
  (name: string, limit: Limit) =>
  async ({ db, now, request, publicUrl }: Call): Promise<void> => {
    if (comesFromElsewhere(request, publicUrl)) throw new Refusal(403, refusalTexts.elsewhere)
    await admitAttempts(db, { name, limit, address: addressOf(request), now })
  }
