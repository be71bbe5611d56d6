import { thread } from '../platform/job/thread.ts'
import type { Question, Ranking } from './rules.ts'
import { rank } from './rules.ts'

/** So many pairs are ranked sooner than they are handed over. */
const fewPairs = 200

const rankInThread = thread<Question, Ranking>(new URL('thread.ts', import.meta.url))

/** Ranks, many pairs in a thread of its own. */
export const ranking = async (question: Question, pairs: number): Promise<Ranking> =>
  pairs <= fewPairs ? rank(question) : rankInThread(question)
