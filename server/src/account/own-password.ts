import type { Call } from '../platform/request/call.ts'
import { Refusal } from '../platform/text/refusal.ts'
import type { Limit } from '../platform/program/setting.ts'
import { admit, clearCount, throttleKey } from '../platform/request/throttle.ts'
import { turns } from '../platform/request/turn.ts'
import { isPassword, isPossible } from '../session/password.ts'
import { credentialsOf } from '../session/queries.ts'
import { texts } from './texts.ts'

/** Signed-in users queue behind those signing in, and only for a while. */
const room = { atOnce: 1, waiting: 20, ofOneClient: 3 }

/** Whether the caller knows their password. Wrong passwords and codes share one count, as at login; too many answer 429. */
export function ownPassword(limit: Limit) {
  const takeTurn = turns(room)
  const keyOf = ({ caller }: Pick<Call, 'caller'>) => throttleKey('own password', String(caller.id))
  return {
    /** Runs before anything is checked. */
    async takePlace(call: Call): Promise<void> {
      await admit(call.db, [{ key: keyOf(call), limit, excess: texts.too_many }], call.now)
    },
    async fits({ db, caller }: Call, password: string): Promise<boolean> {
      const user = await credentialsOf(db, caller.id)
      const turn = takeTurn(String(caller.id), async () => isPossible(password) && isPassword(password, user?.password_hash ?? null))
      const fits = await turn
      if (fits === null) throw new Refusal(503, texts.too_many_at_once, { 'Retry-After': '2' })
      return fits
    },
    /** Runs after a success. */
    clear: (call: Call): Promise<void> => clearCount(call.db, keyOf(call)),
  }
}
