import { expect, test } from 'vitest'
import { anEmployee } from './employee.test-support.ts'
import { preferredPlace, preferredReach } from './rules.ts'

test('the town is known of the postal code at home alone', () => {
  const place = (preferred_postal_code: string) =>
    preferredPlace(anEmployee({ postal_code: '12487', city: 'Berlin', preferred_postal_code }))
  expect(['', '12487', '80331'].map(place)).toEqual(['', '12487 Berlin', '80331'])
})

test('how far an employee goes is a radius, or anywhere', () => {
  const reach = (preferred_location_radius: number, max_distance: number | null) =>
    preferredReach(anEmployee({ preferred_location_radius, max_distance }))
  expect([reach(1000, 1000), reach(1001, null)]).toEqual(['Umkreis 1000\u00a0km', 'bundesweit'])
})
