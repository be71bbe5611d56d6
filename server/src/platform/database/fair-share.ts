import { Refusal, refusalTexts } from '../text/refusal.ts'

/** Milliseconds a request waits for its turn. */
const patience = 10_000

type Pool<Client> = { connect: () => Promise<Client>; free: () => number }
type Waiting = { mayGo: () => boolean; go: () => void }

/**
 * Divides a pool into shares: each takes connections while it has none, or fewer than half as many as are free; then it waits until
 * some are given back. So whatever waits for one slow table, something is always left for others.
 */
export function fairShares<Client extends { release: (destroy?: boolean) => void }>({ connect, free }: Pool<Client>) {
  const queue = new Set<Waiting>()

  function letGo(): void {
    for (const waiting of queue) {
      if (!waiting.mayGo()) continue
      queue.delete(waiting)
      waiting.go()
    }
  }

  /** Opens a share. */
  return (): { connect: () => Promise<Client> } => {
    let [taken, waits] = [0, 0]
    const mayGo = () => taken === 0 || taken < free() / 2

    async function take(): Promise<Client> {
      taken += 1
      const giveBack = () => {
        taken -= 1
        letGo()
      }
      try {
        const client = await connect()
        return {
          ...client,
          release(destroy) {
            client.release(destroy)
            giveBack()
          },
        }
      } catch (error) {
        giveBack()
        throw error
      }
    }

    function wait(): Promise<Client> {
      waits += 1
      return new Promise<Client>((resolve, reject) => {
        const leave = () => {
          queue.delete(waiting)
          reject(new Refusal(503, refusalTexts.too_many_at_once, { 'Retry-After': '5' }))
        }
        const timer = setTimeout(leave, patience)
        const waiting = {
          mayGo,
          go() {
            clearTimeout(timer)
            take().then(resolve, reject)
          },
        }
        queue.add(waiting)
      }).finally(() => (waits -= 1))
    }

    return { connect: () => (waits === 0 && mayGo() ? take() : wait()) }
  }
}
