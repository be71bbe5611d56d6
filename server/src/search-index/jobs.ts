import type { JobOf } from '../platform/job/work.ts'
import { keepIndex } from './keep.ts'

/** Records read in one transaction. */
const atOnce = 500
/** In milliseconds: changes are found within three seconds. */
const pause = 1_000

/** Updates the search index (docs/rules/search.md). */
export const searchJob: JobOf = ({ db, clock }) => ({
  name: 'search',
  of: null,
  async once(stop) {
    while (!stop.soon.aborted && (await keepIndex(db, atOnce)) > 0);
    return new Date(clock.now().getTime() + pause)
  },
})
