import { expect, test } from 'vitest'
import { allCodes, readGazetteer } from './gazetteer.ts'
import { townOfCode } from './town-of-code.ts'

test.for([
  ['07743', 'Jena'],
  ['12555', 'Berlin'],
  ['99817', 'Eisenach'],
  ['00000', ''],
  ['1255', ''],
  ['Köln', ''],
  ['', ''],
] as const)('the town of %s is %s', ([code, town]) => {
  expect(townOfCode(code)).toBe(town)
})

test('every postal code has a town', () => {
  expect(allCodes(readGazetteer()).filter(({ code, towns }) => townOfCode(code) !== towns[0].names[0])).toEqual([])
})
