import type { Call } from './call.ts'
import { addressOf } from '../connection/client-address.ts'
import { isCrossSite } from '../connection/origin.ts'
import { Refusal, refusalTexts } from '../text/refusal.ts'
import type { CountedLimit } from './throttle.ts'
import { admit } from './throttle.ts'

/**
 * Admits a call that is open to everybody: from our own pages or from no page at all, within the limits of its address. Each call
 * counts, whatever its outcome; what a page of another site sends does not use up the visitor's own calls.
 */
export const admitVisitors =
  (limitsOf: (address: string) => CountedLimit[]) =>
  async ({ db, now, request, publicUrl }: Call): Promise<void> => {
    if (isCrossSite(request, publicUrl)) throw new Refusal(403, refusalTexts.elsewhere)
    await admit(db, limitsOf(addressOf(request)), now)
  }
