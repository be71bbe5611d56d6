import { expect, test } from 'vitest'
import { centreOfCode } from './centre-of-code.ts'

test('a German postal code lies where its people live', () => {
  const { latitude, longitude } = centreOfCode({ country_code: 'DE', postal_code: '28195' })!
  expect([latitude.toFixed(1), longitude.toFixed(1)]).toEqual(['53.1', '8.8'])
})

test.for([
  ['DE', '00000'],
  ['DE', '2819'],
  ['DE', '281950'],
  ['DE', 'Bremen'],
  ['DE', ''],
  ['AT', '28195'],
] as const)('%s %s lies nowhere', ([country_code, postal_code]) => {
  expect(centreOfCode({ country_code, postal_code })).toBeNull()
})
