import { setTimeout as delay } from 'node:timers/promises'
import { openConnection, requestOf, statusOf } from './connection.ts'

/** The milliseconds of each answer, sorted, and how many were not 200. */
export type WatchReport = { times: number[]; refused: number }

/** Requests the paths in turn for that long, every 20 ms or as soon as the previous answer has arrived. */
export async function watch(
  port: number,
  paths: string[],
  { cookie, milliseconds }: { cookie: string; milliseconds: number },
): Promise<WatchReport> {
  const { ask, close } = await openConnection(port)
  const requests = paths.map((path) => requestOf(path, cookie))
  const times: number[] = []
  let refused = 0
  const end = performance.now() + milliseconds
  for (let turn = 0; performance.now() < end; turn++) {
    const begin = performance.now()
    const status = statusOf(await ask(requests[turn % requests.length]!))
    times.push(performance.now() - begin)
    if (status !== 200) refused += 1
    await delay(20)
  }
  close()
  return { times: times.toSorted((one, other) => one - other), refused }
}

/** The milliseconds within which that share of the answers arrived. */
export const within = ({ times }: WatchReport, share: number): number =>
  times[Math.min(Math.floor(times.length * share), times.length - 1)] ?? 0
