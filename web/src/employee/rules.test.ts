import { expect, test } from 'vitest'
import { anEmployee } from './employee.test-support.ts'
import { preferredPlace, worksAnywhere } from './rules.ts'

test('above 1000 km an employee works anywhere', () => {
  expect([null, 0, 1000, 1001].map(worksAnywhere)).toEqual([false, false, false, true])
})

test('the town is known of the postal code at home alone', () => {
  const place = (preferred_postal_code: string) =>
    preferredPlace(anEmployee({ postal_code: '12487', city: 'Berlin', preferred_postal_code }))
  expect(['', '12487', '80331'].map(place)).toEqual(['', '12487 Berlin', '80331'])
})
