import type { Files } from '../platform/file/store.ts'
import { openFiles } from '../platform/file/store.ts'
import type { Db } from '../platform/database/db.ts'
import type { JobOf } from '../platform/job/work.ts'
import { deletedSince } from '../undo/steps.ts'
import { forgetFiles, lockFileReferences, mayRemove, lockOrphans, type OrphanAge } from './queries.ts'

const [hour, day] = [3_600_000, 86_400_000]

/** Removes files that no row names and no undo needs, at the earliest a day after they were stored (docs/decisions/152). */
export const fileJob: JobOf = ({ db, clock, log, settings }) => {
  const files = openFiles(settings.dataDirectory)

  async function once(): Promise<Date> {
    const now = clock.now()
    const unnamed = { before: new Date(now.getTime() - day), keptSince: deletedSince(now, settings.deletedDays) }
    for (let removed = 1; removed > 0;) {
      removed = await db.transaction().execute((tx) => removeUnnamed(tx, files, unnamed))
      if (removed > 0) log.info({ removed }, 'files removed that no row names')
    }
    return new Date(now.getTime() + hour)
  }

  return { name: 'files', of: null, once }
}

/** Returns the number of removed files. If the process is killed, the next run removes the rest. */
async function removeUnnamed(tx: Db, files: Files, asked: OrphanAge): Promise<number> {
  // Checked before the tables are locked, as there is nearly always nothing to do.
  if (!(await mayRemove(tx)) || (await lockOrphans(tx, asked)).length === 0) return 0
  await lockFileReferences(tx)
  const unnamed = await lockOrphans(tx, asked)
  for (const sha256 of unnamed) await files.remove(sha256)
  await forgetFiles(tx, unnamed)
  return unnamed.length
}
