import { describe, expect, test, vi } from 'vitest'
import { fairShares } from './fair-share.ts'
import { refusalTexts } from '../text/refusal.ts'

/** A pool of `size` connections. */
function poolOf(size: number) {
  let free = size
  const release = () => void (free += 1)
  const connect = async () => {
    free -= 1
    return { release }
  }
  return { connect, free: () => free }
}

const settled = () => new Promise(setImmediate)

/** Takes as many connections as it gets, and gives back the oldest first. */
function user({ connect }: { connect: () => Promise<{ release: () => void }> }) {
  const taken: { release: () => void }[] = []
  return {
    taken,
    async take(times: number) {
      for (let time = 0; time < times; time++)
        void connect().then(
          (client) => taken.push(client),
          () => undefined, // those still waiting give up long after the test
        )
      await settled()
      return taken.length
    },
    async giveBack() {
      taken.shift()!.release()
      await settled()
    },
  }
}

test('each takes fewer than half of what is free, so that there is something left for all', async () => {
  const share = fairShares(poolOf(20))
  const users = Array.from({ length: 6 }, () => user(share()))
  const taken = []
  for (const one of users) taken.push(await one.take(50))
  expect(taken).toEqual([7, 5, 3, 2, 1, 1])
})
test('one alone is served however little is free', async () => {
  const share = fairShares(poolOf(1))
  const [one, other] = [user(share()), user(share())]
  expect([await one.take(2), await other.take(2)]).toEqual([1, 1])
})
test('who waits comes in turn when a connection is given back, by whomever', async () => {
  const share = fairShares(poolOf(20))
  const [many, others] = [user(share()), user(share())]
  await many.take(9)
  await others.take(4)
  expect(many.taken).toHaveLength(7)
  await many.giveBack()
  expect(many.taken).toHaveLength(6) // others have taken what was free
  for (let left = 0; left < 4; left++) await others.giveBack()
  expect(many.taken).toHaveLength(7)
  await many.giveBack()
  expect(many.taken).toHaveLength(7)
})
test('a connection that cannot be had is no longer counted', async () => {
  let away = true
  const share = fairShares({
    ...poolOf(4),
    connect: async () => (away ? Promise.reject(new Error('away')) : { release: () => undefined }),
  })()
  for (let time = 0; time < 9; time++) await expect(share.connect()).rejects.toThrow('away')
  away = false
  expect(await user(share).take(2)).toBe(2)
})

describe('who waits for ten seconds', () => {
  test('is told to come again, and leaves the queue', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const one = fairShares(poolOf(2))()
    const first = await one.connect()
    const late = one.connect().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await late).toMatchObject({ status: 503, reason: refusalTexts.too_many_at_once, headers: { 'Retry-After': '5' } })
    vi.useRealTimers()
    first.release()
    expect(await user(one).take(1)).toBe(1)
  })
})
