import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Question, Ranking } from './rules.ts'
import { rank } from './rules.ts'

/** So many pairs are ranked sooner than they are handed over. */
const fewPairs = 200

let thread: Worker | null = null
let last: Promise<unknown> = Promise.resolve()

/** Ranks beside the requests that others wait for: one question after the other, in a thread that is started for the first of them. */
export function ranking(question: Question, pairs: number): Promise<Ranking> {
  if (pairs <= fewPairs) return Promise.resolve(rank(question))
  const answer = last.then(() => inThread(question))
  last = answer.catch(() => undefined) // whoever asked is told
  return answer
}

async function inThread(question: Question): Promise<Ranking> {
  const worker = (thread ??= start())
  const done = new AbortController()
  const event = async (name: string) => ((await once(worker, name, { signal: done.signal })) as [Ranking])[0] // `once` rejects on an error
  const exit = async (): Promise<never> => {
    await event('exit')
    throw new Error('the thread that ranks has ended')
  }
  const gone = exit()
  worker.postMessage(question) // oxlint-disable-line unicorn/require-post-message-target-origin -- a thread has no origin
  try {
    return await Promise.race([event('message'), gone])
  } catch (error) {
    if (thread === worker) thread = null // the next question starts another one
    throw error
  } finally {
    gone.catch(() => undefined)
    done.abort()
  }
}

function start(): Worker {
  const worker = new Worker(new URL('thread.ts', import.meta.url))
  worker.unref()
  worker.on('error', () => undefined) // whoever waits is told
  return worker
}
