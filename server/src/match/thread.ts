import { parentPort } from 'node:worker_threads'
import type { Question } from './rules.ts'
import { rank } from './rules.ts'

// The thread that ranks, see ranking.ts: it is asked one question after the other, and answers each in its turn.

parentPort!.on('message', (question: Question) => {
  parentPort!.postMessage(rank(question)) // oxlint-disable-line unicorn/require-post-message-target-origin -- a thread has no origin
})
