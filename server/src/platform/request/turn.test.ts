import { expect, test } from 'vitest'
import { Refusal } from '../text/refusal.ts'
import { refuseCrowd, turns } from './turn.ts'

/** Work that ends on demand, and a note of who has begun. */
function workshop() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.push(() => resolve(name)))
  }
  const endOldest = async () => {
    ends.shift()!()
    await new Promise(setImmediate)
  }
  return { begun, work, endOldest }
}

test('two work at once, the others wait in the order they came', async () => {
  const { begun, work, endOldest } = workshop()
  const take = turns({ atOnce: 2, waiting: 9, ofOneClient: 9 })
  const all = ['a', 'b', 'c', 'd'].map((name) => take(name, work(name)))
  expect(begun).toEqual(['a', 'b'])
  await endOldest()
  expect(begun).toEqual(['a', 'b', 'c'])
  for (let left = 0; left < 3; left++) await endOldest()
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})
test('who comes when too many wait is told at once, and the place is free again later', async () => {
  const { begun, work, endOldest } = workshop()
  const take = turns({ atOnce: 1, waiting: 1, ofOneClient: 9 })
  const [first, second] = [take('a', work('a')), take('b', work('b'))]
  expect(await take('c', work('c'))).toBe(null)
  await endOldest()
  await endOldest()
  await Promise.all([first, second])
  void take('d', work('d'))
  expect(begun).toEqual(['a', 'b', 'd'])
})
test('one client does not fill the queue for the others', async () => {
  const { begun, work, endOldest } = workshop()
  const take = turns({ atOnce: 1, waiting: 9, ofOneClient: 2 })
  const flood = [take('a', work('a')), take('a', work('a'))]
  expect(await take('a', work('a'))).toBe(null)
  const other = take('b', work('b'))
  for (let left = 0; left < 3; left++) await endOldest()
  await Promise.all([...flood, other])
  expect(begun).toEqual(['a', 'a', 'b'])
})
test('work that fails gives its place back', async () => {
  const take = turns({ atOnce: 1, waiting: 0, ofOneClient: 1 })
  await expect(take('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await take('a', async () => 'done')).toBe('done')
})
test('who gets no turn hears that too many ask at once, and when to ask again', () => {
  const refused = (seconds: number) => {
    try {
      return refuseCrowd(seconds)
    } catch (error) {
      return error
    }
  }
  expect(refused(5)).toBeInstanceOf(Refusal)
  expect(refused(10)).toMatchObject({ status: 503, headers: { 'Retry-After': '10' } })
})
