import { createHmac, randomBytes } from 'node:crypto'
import type { Platform } from '../platform/request/call.ts'
import { clientOf } from '../platform/connection/client-address.ts'
import type { Limit } from '../platform/program/setting.ts'
import { times } from '../platform/program/setting.ts'
import type { Full } from '../platform/request/throttle.ts'
import { clearCount, freePlaces, takePlaces, throttleKey } from '../platform/request/throttle.ts'
import { turns } from '../platform/request/turn.ts'
import { isPassword, isPossible } from './password.ts'
import { insertPendingLogin } from '../second-step/queries.ts'
import type { Origin } from './device.ts'
import { beginSession, findCredentials } from './queries.ts'
import { texts } from './texts.ts'
import { hashToken, newToken } from './token.ts'

/** The name and password, the address, and the browser's current session. */
type LoginInput = { username: string; password: string; address: string; former: Buffer | null; origin: Origin }

/** Why the user was refused, and after how many seconds another attempt is accepted. */
export type LoginRefusal = { refused: 'wrong' } | { refused: 'busy'; wait: number } | ({ refused: 'throttled' } & Full)

/** A new session, or a login that waits for its second step, with its token; or why there is none. */
export type Attempt = { token: string; isPending: boolean } | LoginRefusal

/** Checking a password takes a processor and 19 MB for a while: more at once would stall all other users. */
const room = { atOnce: 2, waiting: 60, ofOneClient: 20 }

/** Signs in a user who knows the password, unless too many attempts have failed before. */
export function signInAttempts({ db, clock }: Pick<Platform, 'db' | 'clock'>, limit: Limit) {
  const takeTurn = turns(room)

  async function attempt({ username, password, former, origin }: LoginInput, client: string): Promise<Attempt> {
    const own = { key: throttleKey('login', username.toLowerCase(), client), limit, excess: texts.too_many_of_name }
    // An address is locked after five times as many failures as a name, whatever the names (wire.md 11).
    const ofAddress = { key: throttleKey('login', client), limit: times(5, limit), excess: texts.too_many_of_address }
    const taken = await takePlaces(db, [own, ofAddress], clock.now())
    if ('full' in taken) return { refused: 'throttled', ...taken }
    const user = await findCredentials(db, username)
    const fits = isPossible(password) && (await isPassword(password, user?.password_hash ?? null))
    const token = newToken()
    const isPending = user?.has_second_factor ?? false
    const begin = isPending ? insertPendingLogin : beginSession
    const begun =
      user && fits && (await db.transaction().execute((tx) => begin(tx, { user, token: hashToken(token), former, origin }, clock.now())))
    if (!begun) return { refused: 'wrong' }
    await freePlaces(db, taken.places)
    await clearCount(db, own.key)
    return { token, isPending }
  }

  return async (wanted: LoginInput): Promise<Attempt> => {
    const client = clientOf(wanted.address)
    return (await takeTurn(client, () => attempt(wanted, client))) ?? { refused: 'busy', wait: 2 }
  }
}

// New with every start, so that nobody can resolve a pseudonym by trying all addresses.
const key = randomBytes(32)
const pseudonym = (text: string): string => createHmac('sha256', key).update(text).digest('hex').slice(0, 12)

/** What the log records of a refused attempt: the same name or address has the same pseudonym until the next start. */
export const traceOf = (username: string, address: string): { user: string; address: string } => ({
  user: pseudonym(`user ${username.toLowerCase()}`),
  address: pseudonym(`address ${clientOf(address)}`),
})
