import { openDatabase } from '../../server/src/platform/database/db.ts'
import { insertSession } from '../../server/src/session/queries.ts'
import type { Caller } from '../call.ts'
import { hashToken, newToken } from '../../server/src/session/token.ts'

const users: Record<Caller, number> = { administrator: 1, dispatcher: 2 }

/** Signs in one user of each kind and returns their cookies. */
export async function signIn(databaseUrl: string): Promise<Record<Caller, string>> {
  const db = openDatabase({ connectionString: databaseUrl }, { size: 1 })
  const cookieOf = async (caller: Caller) => {
    const token = newToken()
    await insertSession(db, { token: hashToken(token), userId: users[caller] }, new Date())
    return `sessionid=${token}`
  }
  const cookies = { administrator: await cookieOf('administrator'), dispatcher: await cookieOf('dispatcher') }
  await db.destroy()
  return cookies
}
