import type { Db } from './db.ts'

/** How long a count may be read again while pages are turned, in milliseconds. */
const keptFor = 60_000
/** Questions remembered at once; the oldest are forgotten first. */
const most = 500

type Counts = { byQuestion: Map<string, { count: number; at: number }>; writes: number }

const all = new WeakMap<Db, Counts>()

function countsOf(db: Db): Counts {
  const counts = all.get(db) ?? { byQuestion: new Map(), writes: 0 }
  all.set(db, counts)
  return counts
}

/** The count that an earlier page of the same question found; null when something was written since, or that was too long ago. */
export function recallCount(db: Db, question: string, now: Date): number | null {
  const found = countsOf(db).byQuestion.get(question)
  return found && now.getTime() - found.at < keptFor ? found.count : null
}

/** Begins to count: call the answer with what was found. It is kept unless something was written meanwhile. */
export function keeper(db: Db, question: string, now: Date): (count: number) => void {
  const counts = countsOf(db)
  const { writes } = counts
  return (count) => {
    if (counts.writes !== writes) return
    counts.byQuestion.delete(question) // so that it is the newest
    counts.byQuestion.set(question, { count, at: now.getTime() })
    const oldest = counts.byQuestion.keys().next().value
    if (counts.byQuestion.size > most && oldest !== undefined) counts.byQuestion.delete(oldest)
  }
}

/** Forgets all counts: something was written, here or in another process. */
export function forgetCounts(db: Db): void {
  const counts = countsOf(db)
  counts.writes += 1
  counts.byQuestion.clear()
}
