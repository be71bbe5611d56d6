import { overrideRight } from '@kasack/contract/booking-override.ts'
import type { BookingInput } from '@kasack/contract/booking.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import type { Caller } from '../platform/request/call.ts'
import { Refusal, refusalTexts } from '../platform/text/refusal.ts'

type Writing = { caller: Caller; unreadable: Problems }

/** Only users with the permission may override a finding, whatever else is wrong. */
export function requireOverrideRight({ override }: Partial<BookingInput>, { caller, unreadable }: Writing): void {
  const isGiven = (override ?? null) !== null || 'override' in unreadable
  if (isGiven && !mayAccess(caller, overrideRight)) throw new Refusal(403, refusalTexts.not_allowed)
}
