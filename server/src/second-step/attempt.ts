import type { Text } from '@kasack/contract/text.ts'
import type { Platform } from '../platform/request/call.ts'
import { clientOf } from '../platform/connection/client-address.ts'
import type { Db } from '../platform/database/db.ts'
import type { Limit } from '../platform/program/setting.ts'
import { times } from '../platform/program/setting.ts'
import { clearCount, freePlaces, takePlaces, throttleKey } from '../platform/request/throttle.ts'
import type { Site } from '../passkey/ceremony.ts'
import { takePasskey } from '../passkey/ceremony.ts'
import { takeCode } from '../second-factor/check.ts'
import type { LoginRefusal } from '../session/attempt.ts'
import type { Origin } from '../session/device.ts'
import { beginSession, credentialsOf } from '../session/queries.ts'
import { hashToken, newToken } from '../session/token.ts'
import type { PendingLogin } from './queries.ts'
import { noteWrongStep, takePendingLogin } from './queries.ts'
import { texts } from './texts.ts'

/** What the user answers with. */
export type Proof = { code: string } | { credential: object; site: Site }

type Browser = { address: string; former: Buffer | null; origin: Origin }

/** A new session, its user and the proof; or why there is none. */
export type StepResult = { token: string; userId: number; by: string } | (LoginRefusal & { why?: string })

/** The counters of wrong proofs, and what to do with a right one. */
type Step = { own: Buffer; all: Buffer; excess: Text; prove: (tx: Db) => Promise<{ userId: number; by: string } | { unfit: string }> }

/** Lets in a user who proves the rest, unless too many attempts have failed before. */
export function secondSteps({ db, clock, vault }: Pick<Platform, 'db' | 'clock' | 'vault'>, limit: Limit) {
  async function enter({ own, all, excess, prove }: Step, { former, origin }: Browser): Promise<StepResult> {
    const now = clock.now()
    const counted = [
      { key: own, limit, excess },
      { key: all, limit: times(5, limit), excess },
    ]
    const taken = await takePlaces(db, counted, now)
    if ('full' in taken) return { refused: 'throttled', ...taken }
    const token = newToken()
    const proven = await db.transaction().execute(async (tx) => {
      const found = await prove(tx)
      if ('unfit' in found) return found
      const user = await credentialsOf(tx, found.userId)
      const begun = user && (await beginSession(tx, { user, token: hashToken(token), former, origin }, now))
      return begun ? found : { unfit: 'nobody who may sign in' }
    })
    if ('unfit' in proven) return { refused: 'wrong', why: proven.unfit }
    await freePlaces(db, taken.places)
    await clearCount(db, own)
    return { token, ...proven }
  }

  return {
    /**
     * The second step of a login with the right password. Wrong answers also count per user, as only those who know the password get here.
     */
    confirm(login: { token: Buffer } & PendingLogin, proof: Proof, browser: Browser): Promise<StepResult> {
      const userId = login.user.id
      return enter(
        {
          own: throttleKey('second step', String(userId), clientOf(browser.address)),
          all: throttleKey('second step', String(userId)),
          excess: texts.too_many,
          async prove(tx) {
            const now = clock.now()
            const found = await provenBy(tx, proof, { userId, now })
            const isOpen = 'by' in found && (await takePendingLogin(tx, login.token, now))
            if (isOpen) return found
            await noteWrongStep(tx, login.token)
            return 'unfit' in found ? found : { unfit: 'login over' }
          },
        },
        browser,
      )
    },
    /** A passkey instead of a password: it identifies its user, and the device has verified her. */
    signIn(proof: Extract<Proof, { credential: object }>, browser: Browser): Promise<StepResult> {
      const client = clientOf(browser.address)
      return enter(
        {
          own: throttleKey('passkey', client),
          all: throttleKey('passkey of any', client),
          excess: texts.too_many_passkeys,
          async prove(tx) {
            const { site, credential } = proof
            const taken = await takePasskey(tx, credential, { purpose: 'sign_in', userId: null }, { site, now: clock.now() })
            return 'unfit' in taken ? taken : { ...taken, by: 'passkey' }
          },
        },
        browser,
      )
    },
  }

  async function provenBy(tx: Db, proof: Proof, { userId, now }: { userId: number; now: Date }) {
    if ('code' in proof) {
      const by = await takeCode(tx, proof.code, { vault, userId, now })
      return by === null ? { unfit: 'wrong code' } : { userId, by }
    }
    const taken = await takePasskey(tx, proof.credential, { purpose: 'confirm', userId }, { site: proof.site, now })
    return 'unfit' in taken ? taken : { ...taken, by: 'passkey' }
  }
}
