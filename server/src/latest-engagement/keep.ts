import type { Db } from '../platform/database/db.ts'
import type { PartyTable } from './queries.ts'
import { readContacted, storeLatest } from './queries.ts'
import { latestContacts } from './rules.ts'

/** Stores the newest contact with facilities or contact persons after entries about them were written. The caller holds their locks. */
export async function keepLatest(db: Db, table: PartyTable, ids: number[]): Promise<void> {
  await storeLatest(db, table, latestContacts(await readContacted(db, table, ids)))
}
