import { Refusal, refusalTexts } from '../text/refusal.ts'

/** How many may run at once, how many may wait in all, and how many of one client may run or wait. */
type Room = { atOnce: number; waiting: number; ofOneClient: number }

/** Runs expensive work a few at a time. A turn returns null, at once and without the work, if too many wait already. */
export function turns({ atOnce, waiting, ofOneClient }: Room) {
  const queue: (() => void)[] = []
  const here = new Map<string, number>()
  let running = 0

  return async <T>(client: string, work: () => Promise<T>): Promise<T | null> => {
    const mine = here.get(client) ?? 0
    if (mine >= ofOneClient || (running >= atOnce && queue.length >= waiting)) return null
    here.set(client, mine + 1)
    // Each one that ends hands its place to the next in the queue, so that no newcomer overtakes.
    if (running < atOnce) running += 1
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
      const left = here.get(client)! - 1
      if (left > 0) here.set(client, left)
      else here.delete(client)
    }
  }
}

/** Answers a caller who got no turn. */
export function refuseCrowd(retryAfterSeconds: number): never {
  throw new Refusal(503, refusalTexts.too_many_at_once, { 'Retry-After': String(retryAfterSeconds) })
}
