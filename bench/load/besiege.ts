import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

// A separate thread, so that reading its answers does not delay the clock of the measuring thread. All its clients keep sending requests
// until a message arrives; then it reports how often each status came back.

/** A flood of requests; a POST signs in under a new name from a new address each time. */
export type Siege = { clients: number; method: 'GET' | 'POST'; path: string; port: number; cookie: string; accepted?: string }

const { clients, method, path, port, cookie, accepted = 'identity' } = workerData as Siege
const agent = new Agent({ keepAlive: true })
const answers: Record<string, number> = {}
const siege = { stopped: false }
let number = 0

parentPort!.once('message', () => (siege.stopped = true))
await Promise.all(Array.from({ length: clients }, keepAsking))
agent.destroy()
parentPort!.postMessage(answers) // oxlint-disable-line unicorn/require-post-message-target-origin -- a thread has no origin

async function keepAsking(): Promise<void> {
  while (!siege.stopped) {
    const answer = await ask().catch(() => 'broken off')
    answers[answer] = (answers[answer] ?? 0) + 1
  }
}

function ask(): Promise<string> {
  number += 1
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const form = `username=niemand${number}&password=ein-langer-satz&csrfmiddlewaretoken=x`
  const headers =
    method === 'GET'
      ? { cookie, 'accept-encoding': accepted }
      : { cookie: 'csrftoken=x', 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address }
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
      response
        .resume()
        .once('end', () => resolve(String(response.statusCode)))
        .once('error', reject)
    })
    asked.once('error', reject).end(method === 'POST' ? form : undefined)
  })
}
