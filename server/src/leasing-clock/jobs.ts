import type { JobOf } from '../platform/job/work.ts'
import { beginRuns, endRuns, gatherRuns, noteProgress } from '../platform/job/runs.ts'
import { berlinDay } from '../platform/program/clock.ts'
import { keepDue } from './keep.ts'
import { areDue, markPeople, passDay } from './writes.ts'

const atOnce = 100
/** Milliseconds until the next look, when the writes under way at the beginning of a run have ended. */
const soon = 200

/** Recounts, in runs, the clocks affected by a change of hirers, facilities or types, and whatever else is due (docs/rules/clocks.md). */
export const leasingJob: JobOf = ({ db, clock, log }) => ({
  name: 'leasing',
  of: 'run',
  async once(stop) {
    const today = berlinDay(clock.now())
    await db.transaction().execute((tx) => passDay(tx, today))
    await beginRuns(db, 'leasing_clocks')
    const isWaiting = await gatherRuns(db, 'leasing_clocks', markPeople)
    let counted = 0
    for (let number = atOnce; number > 0 && !stop.soon.aborted; counted += number) {
      number = await db.transaction().execute(async (tx) => {
        const done = await keepDue(tx, { most: atOnce, today })
        if (done > 0) await noteProgress(tx, 'leasing_clocks', done)
        return done
      })
    }
    if (counted > 0) log.info({ counted }, 'clocks of leasing counted anew')
    await endRuns(db, 'leasing_clocks', { now: clock.now(), isLeft: areDue })
    return isWaiting ? new Date(clock.now().getTime() + soon) : null
  },
})
