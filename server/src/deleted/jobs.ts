import type { JobOf } from '../platform/job/work.ts'
import { deletedSince } from '../undo/steps.ts'
import { emptyGroup, findDue, forgetRows, removeLines } from './queries.ts'
import { monthsBefore } from './shown.ts'

const hour = 3_600_000
const atOnce = 100

/** Empties the history of deleted persons after DELETED_DAYS, and removes lines after HISTORY_MONTHS (docs/rules/history.md). */
export const historyJob: JobOf = ({ db, clock, log, settings }) => ({
  name: 'history',
  of: null,
  async once() {
    const now = clock.now()
    const since = deletedSince(now, settings.deletedDays)
    let emptied = 0
    for (let due = await findDue(db, since, atOnce); due.length > 0; due = await findDue(db, since, atOnce)) {
      await db.transaction().execute(async (tx) => {
        for (const group of due) await emptyGroup(tx, group)
      })
      emptied += due.length
    }
    const forgotten = await forgetRows(db, since)
    const removed = await removeLines(db, monthsBefore(now, settings.historyMonths))
    if (emptied + forgotten + removed > 0) log.info({ emptied, forgotten, removed }, 'history shortened')
    return new Date(now.getTime() + hour)
  },
})
