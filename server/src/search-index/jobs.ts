import type { JobOf } from '../platform/job/work.ts'
import { keepIndex } from './keep.ts'

/** So many records are read in one transaction. */
const atOnce = 500
/** A change is found within three seconds: so many milliseconds later it is looked again. */
const pause = 1_000

/** Files what has changed for the search (docs/rules/search.md). */
export const searchJob: JobOf = ({ db, clock }) => ({
  name: 'search',
  of: null,
  async once(stop) {
    while (!stop.soon.aborted && (await keepIndex(db, atOnce)) > 0);
    return new Date(clock.now().getTime() + pause)
  },
})
