import type { Connection } from './connection.ts'
import { statusOf } from './connection.ts'

/** What was measured: how many milliseconds each request took, those of the same path together, and all of them in sum. */
export type Load = { times: number[][]; elapsed: number }

/** Every connection asks one request after the other for so many milliseconds, each its own turn through the requests from `first` on. */
export async function load(
  connections: Connection[],
  requests: Buffer[],
  { milliseconds, first }: { milliseconds: number; first: number },
): Promise<Load> {
  const times: number[][] = requests.map(() => [])
  const start = performance.now()
  await Promise.all(
    connections.map(async ({ ask }, client) => {
      let now = performance.now()
      for (let turn = first + client; now < start + milliseconds; turn++) {
        const at = turn % requests.length
        const response = await ask(requests[at]!)
        if (statusOf(response) !== 200) throw new Error(`a request was answered with ${statusOf(response)}`)
        const before = now
        now = performance.now()
        times[at]!.push(now - before)
      }
    }),
  )
  return { times, elapsed: performance.now() - start }
}
