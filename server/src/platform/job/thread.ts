import { once } from 'node:events'
import { parentPort, Worker } from 'node:worker_threads'

/**
 * Answers questions outside the thread of the requests, one after the other. The first question starts a thread that runs the script;
 * a question it cannot answer rejects, and the next one starts another thread.
 */
export function thread<Question, Answer>(script: URL): (question: Question) => Promise<Answer> {
  let running: Worker | null = null
  let last: Promise<unknown> = Promise.resolve()

  const ask = async (question: Question): Promise<Answer> => {
    const worker = (running ??= start(script))
    const done = new AbortController()
    const event = async (name: string) => ((await once(worker, name, { signal: done.signal })) as [Answer])[0] // `once` rejects on an error
    const exit = async (): Promise<never> => {
      await event('exit')
      throw new Error(`the thread of ${script.pathname} has ended`)
    }
    const gone = exit()
    worker.postMessage(question) // oxlint-disable-line unicorn/require-post-message-target-origin -- a thread has no origin
    try {
      return await Promise.race([event('message'), gone])
    } catch (error) {
      if (running === worker) running = null
      throw error
    } finally {
      gone.catch(() => undefined)
      done.abort()
    }
  }

  return (question) => {
    const answer = last.then(() => ask(question))
    last = answer.catch(() => undefined) // the caller gets the error
    return answer
  }
}

function start(script: URL): Worker {
  const worker = new Worker(script)
  worker.unref()
  worker.on('error', () => undefined) // the waiting caller gets the error
  return worker
}

/** The script of a thread: answers its questions. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Answer | Promise<Answer>): void {
  const port = parentPort!
  port.on('message', async (question: Question) => {
    port.postMessage(await answer(question))
  })
}
