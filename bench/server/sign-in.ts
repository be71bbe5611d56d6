import { openDatabase } from '../../server/src/platform/db.ts'
import { insertSession } from '../../server/src/session/queries.ts'
import { hashToken, newToken } from '../../server/src/session/token.ts'

/** Signs a dispatcher in and answers the cookie. */
export async function signIn(databaseUrl: string): Promise<string> {
  const db = openDatabase({ connectionString: databaseUrl }, { size: 1, onError: () => undefined })
  const [dispatcher, token] = [2, newToken()]
  await insertSession(db, hashToken(token), dispatcher, new Date())
  await db.destroy()
  return `sessionid=${token}`
}
