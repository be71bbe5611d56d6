import { forgetChanges } from '../platform/database/changes-since.ts'
import type { JobOf } from '../platform/job/work.ts'
import { forgetPresence } from './queries.ts'

const hour = 3_600_000

/** Forgets which records changed and who had a form open, once no browser can ask for it (docs/rules/live.md). */
export const liveJob: JobOf = ({ db, clock }) => ({
  name: 'live',
  of: null,
  async once() {
    await forgetChanges(db)
    await forgetPresence(db, clock.now())
    return new Date(clock.now().getTime() + hour)
  },
})
