import { expect, test } from 'vitest'
import { readValue } from './input.ts'
import { choiceByKey, numberByKey, nonDefaultPart, withDefaults } from './map-field.ts'
import { mergePatch } from './merged.ts'
import { facts } from './probe.test-support.ts'
import { problemTexts } from './problem.ts'

const levels = choiceByKey({ inactive: 'warn', equal_pay: 'tell' }, ['warn', 'tell', 'off'])
const problemsOf = (given: unknown) => {
  const read = readValue(levels, given, facts)
  return 'problem' in read ? read.problem : []
}

test('a map is sent whole or in part', () => {
  for (const given of [{}, { inactive: 'off' }, { inactive: 'tell', equal_pay: 'warn' }])
    expect(readValue(levels, given, facts)).toEqual({ value: given })
})

test('a key or a word that there is not is refused, and so is what is no map', () => {
  expect(problemsOf({ inactive: 'loud' })).toEqual([problemTexts.not_choice])
  expect(problemsOf({ active: 'off', passive: 'off' })).toEqual([problemTexts.unknown_key])
  for (const given of ['off', ['inactive'], 3]) expect(problemsOf(given)).toEqual([problemTexts.not_map])
  for (const given of [null, '']) expect(problemsOf(given)).toEqual([problemTexts.not_null])
})

test('of a map that is changed the keys that were not sent stay', () => {
  const stored = { levels: { inactive: 'off', equal_pay: 'tell' } } as const
  expect(mergePatch({ fields: { levels } }, stored, { levels: { equal_pay: 'warn' } })).toEqual({
    levels: { inactive: 'off', equal_pay: 'warn' },
  })
})

test('only what is not usual is stored, and what is not stored is usual', () => {
  expect(nonDefaultPart(levels, { inactive: 'warn', equal_pay: 'off' })).toEqual({ equal_pay: 'off' })
  expect(withDefaults(levels, { equal_pay: 'off' })).toEqual({ inactive: 'warn', equal_pay: 'off' })
  expect(withDefaults(levels, {})).toEqual(levels.initial)
})

test('a map of numbers takes whole ones within its bounds', () => {
  const weights = numberByKey({ near: 20, free: 5 }, { min: 0, max: 100 })
  const read = (given: unknown) => readValue(weights, given, facts)
  expect(read({ near: 0, free: '100' })).toEqual({ value: { near: 0, free: 100 } })
  for (const near of [-1, 101, 2.5, 'viel', null, true]) expect(read({ near })).toHaveProperty('problem')
  expect(read({ far: 1 })).toEqual({ problem: [problemTexts.unknown_key] })
  expect([nonDefaultPart(weights, { near: 20, free: 0 }), withDefaults(weights, { free: 0 })]).toEqual([{ free: 0 }, { near: 20, free: 0 }])
})
