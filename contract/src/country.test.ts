import { expect, test } from 'vitest'
import { countries } from './country.ts'

test('countries are known by two capital letters and an English name', () => {
  expect(Object.keys(countries).filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([])
  expect(new Set(Object.values(countries)).size).toBe(249)
  expect(countries).toMatchObject({ DE: 'Germany', CH: 'Switzerland', AT: 'Austria', FR: 'France' })
})
