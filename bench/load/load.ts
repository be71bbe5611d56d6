import type { Connection } from './connection.ts'
import { statusOf } from './connection.ts'

/** What was measured: how many milliseconds each request took, and all of them together. */
export type Load = { times: number[]; elapsed: number }

/** Every connection asks one request after the other for so many milliseconds, each its own turn through the requests. */
export async function load(connections: Connection[], requests: Buffer[], milliseconds: number): Promise<Load> {
  const times: number[] = []
  const start = performance.now()
  await Promise.all(
    connections.map(async ({ ask }, client) => {
      let now = performance.now()
      for (let turn = client; now < start + milliseconds; turn++) {
        const response = await ask(requests[turn % requests.length]!)
        if (statusOf(response) !== 200) throw new Error(`a request was answered with ${statusOf(response)}`)
        const before = now
        now = performance.now()
        times.push(now - before)
      }
    }),
  )
  return { times, elapsed: performance.now() - start }
}
