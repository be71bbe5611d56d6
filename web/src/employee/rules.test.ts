import { expect, test } from 'vitest'
import { anEmployee } from './employee.test-support.ts'
import { preferredPlace } from './rules.ts'

test('the town is known of the postal code at home alone', () => {
  const place = (preferred_postal_code: string) =>
    preferredPlace(anEmployee({ postal_code: '12487', city: 'Berlin', preferred_postal_code }))
  expect(['', '12487', '80331'].map(place)).toEqual(['', '12487 Berlin', '80331'])
})
