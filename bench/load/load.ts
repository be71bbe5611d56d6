import type { Connection } from './connection.ts'
import { statusOf } from './connection.ts'

/** The milliseconds of each request, grouped by path, and of the whole load. */
export type Load = { times: number[][]; elapsed: number }

/** Every connection sends one request after the other for that long, each taking its own turns through the requests from `first` on. */
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
