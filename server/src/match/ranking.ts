import { thread } from '../platform/job/thread.ts'
import type { Question, Ranking } from './rules.ts'
import { rank } from './rules.ts'

/** Up to this many pairs, ranking takes less time than handing them to a thread. */
const fewPairs = 200

const rankInThread = thread<Question, Ranking>(new URL('thread.ts', import.meta.url))

/** Ranks, in a thread if there are many pairs. */
export const ranking = async (question: Question, pairs: number): Promise<Ranking> =>
  pairs <= fewPairs ? rank(question) : rankInThread(question)
