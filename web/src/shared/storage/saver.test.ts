import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSaver, saveInterval } from './saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function recorder(refuse = () => false) {
  const written: string[] = []
  const refused: unknown[] = []
  const setItem = (key: string, value: string) => {
    if (refuse()) throw new Error('full')
    written.push(`${key}=${value}`)
  }
  const saver = createSaver({ storage: () => ({ setItem }), refused: (error) => refused.push(error) })
  return { saver, written, refused }
}

test('many changes within a second cause one write, of the last value', () => {
  const { saver, written } = recorder()
  saver.save('a', () => 'first')
  vi.advanceTimersByTime(0)
  for (let change = 1; change <= 50; change++) saver.save('a', () => String(change))
  vi.advanceTimersByTime(saveInterval - 1)
  expect(written).toEqual(['a=first'])
  vi.advanceTimersByTime(1)
  expect(written).toEqual(['a=first', 'a=50'])
})

test('different keys wait for each other', () => {
  const { saver, written } = recorder()
  for (const key of ['a', 'b', 'c']) saver.save(key, () => key)
  vi.advanceTimersByTime(0)
  expect(written).toEqual(['a=a'])
  vi.advanceTimersByTime(2 * saveInterval)
  expect(written).toEqual(['a=a', 'b=b', 'c=c'])
})

test('leaving the page writes what waits', () => {
  const { saver, written } = recorder()
  for (const key of ['a', 'b', 'c']) saver.save(key, () => key)
  saver.forget((key) => key === 'b')
  saver.flush()
  expect(written).toEqual(['a=a', 'c=c'])
  vi.advanceTimersByTime(10 * saveInterval)
  expect(written).toHaveLength(2)
})

test('a full storage is told, and the next value is written again', () => {
  let full = true
  const { saver, written, refused } = recorder(() => full)
  saver.save('a', () => '1')
  vi.advanceTimersByTime(0)
  expect(refused).toHaveLength(1)
  full = false
  saver.save('a', () => '2')
  vi.advanceTimersByTime(saveInterval)
  expect(written).toEqual(['a=2'])
})
