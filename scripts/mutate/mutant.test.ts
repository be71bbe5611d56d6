import { expect, test } from 'vitest'
import { mutantsOf, sequence } from './mutant.mjs'

const faults = (source: string) => mutantsOf(source, 'a.ts').map(({ text }: { text: string }) => text)

test('an operator, a word, a number, a condition and a call are each put wrong once', () => {
  expect(faults('const a = b < c')).toEqual(['const a = b <= c'])
  expect(faults('const a = true')).toEqual(['const a = false'])
  expect(faults('const a = 7')).toEqual(['const a = 8'])
  expect(faults('if (a) b()')).toEqual(['if (!(a)) b()', 'if (a) ;'])
})

test('an operator and a not of SQL are put wrong once, and nothing else of it', () => {
  const mutated = (text: string) => faults(`sql\`${text}\``).map((one) => one.slice(4, -1))
  expect(mutated('where a is not null and not b')).toEqual(['where a is not null or not b', 'where a is not null and b'])
  expect(mutated('where a >= 1 and period && b')).toEqual(['where a > 1 and period && b', 'where a >= 1 or period && b'])
  expect(faults('const text = `a and not b`')).toEqual([])
})

test('what stands before a fault may be longer in bytes than in letters', () => {
  expect(faults(`const ä = 'Öl–'\nconst a = b && c`)).toEqual([`const ä = 'Öl–'\nconst a = b || c`])
})

test('a type is not put wrong', () => {
  expect(faults('type A = 1 | true')).toEqual([])
})

test('one seed draws the same faults again', () => {
  const [one, other, third] = [sequence(7), sequence(7), sequence(8)]
  const five = (draw: (limit: number) => number) => Array.from({ length: 5 }, () => draw(1_000))
  const drawn = five(one)
  expect(five(other)).toEqual(drawn)
  expect(five(third)).not.toEqual(drawn)
})
