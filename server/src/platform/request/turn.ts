/** How many do something at once, and how many may wait for their turn: in all, and of one client. */
type Room = { atOnce: number; waiting: number; ofOneClient: number }

/** Work that is dear is done a few at a time. A turn answers null, at once and without the work, where too many wait already. */
export function turns({ atOnce, waiting, ofOneClient }: Room) {
  const queue: (() => void)[] = []
  const here = new Map<string, number>()
  let running = 0

  return async <T>(client: string, work: () => Promise<T>): Promise<T | null> => {
    const mine = here.get(client) ?? 0
    if (mine >= ofOneClient || (running >= atOnce && queue.length >= waiting)) return null
    here.set(client, mine + 1)
    // Who leaves hands its place to the next in the queue, so that nobody who comes now is faster.
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
