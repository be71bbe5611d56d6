import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.mjs'

/** Parts that end on command, with a record of what was started and reported. */
function stage(weights: { [name: string]: number }) {
  const [started, reported]: [string[], string[]] = [[], []]
  const end: { [name: string]: () => void } = {}
  const part = (name: string, weight: number) => ({
    weight,
    run: () => {
      started.push(name)
      return new Promise<string>((resolve) => (end[name] = () => resolve(`result of ${name}`)))
    },
  })
  const parts = Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, part(name, weight)]))
  const done = (names: string[] = []) =>
    sideBySide(parts, {
      names,
      run: (runPart: () => Promise<string>) => runPart(),
      report: (name: string) => reported.push(name),
      lanes: 2,
    })
  return { started, reported, end, done }
}

test('two parts run at a time, the longest first, and a third when one of them has ended', async () => {
  const { started, end, done } = stage({ short: 0, long: 9, middle: 5 })
  const results = done()
  expect(started).toEqual(['long', 'middle'])
  end['middle']!()
  await expect.poll(() => started).toEqual(['long', 'middle', 'short'])
  end['short']!()
  end['long']!()
  expect(await results).toEqual(['result of short', 'result of long', 'result of middle'])
})

test('parts are reported in their order, each as soon as those before it are done', async () => {
  const { started, reported, end, done } = stage({ one: 0, two: 9, three: 5 })
  const results = done()
  end['two']!()
  await expect.poll(() => started).toContain('one')
  expect(reported).toEqual([])
  end['one']!()
  await expect.poll(() => reported).toEqual(['one', 'two'])
  end['three']!()
  await results
  expect(reported).toEqual(['one', 'two', 'three'])
})

test('only the parts that are named run', async () => {
  const { started, reported, end, done } = stage({ one: 0, two: 0 })
  const results = done(['two'])
  expect(started).toEqual(['two'])
  end['two']!()
  expect(await results).toEqual(['result of two'])
  expect(reported).toEqual(['two'])
})
