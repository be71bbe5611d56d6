import type { Db } from '../platform/database/db.ts'
import { isKnownKey } from '../platform/secret/secret-key.ts'
import type { Vault } from '../platform/secret/vault.ts'
import type { NoticeContext } from './notice.ts'
import { notifyOwner } from './notice.ts'
import { removeAllCodes } from './queries.ts'

/**
 * Gives up everything sealed with a lost key: the next start accepts the key it is given. Users who had codes are told by mail; returns
 * their number. Refuses while the key is there, as nobody has to lose codes then.
 */
export const forgetCodes = (db: Db, vault: Vault, telling: NoticeContext): Promise<number> =>
  db.transaction().execute(async (tx) => {
    if (await isKnownKey(tx, vault))
      throw new Error(
        'The secret key is present and the codes work: users who have lost their second factor can have it reset in the administration',
      )
    const owners = await removeAllCodes(tx)
    for (const owner of owners) await notifyOwner(tx, owner, 'codes_off', telling)
    return owners.length
  })
