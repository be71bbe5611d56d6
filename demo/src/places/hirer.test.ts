import { expect, test } from 'vitest'
import { demoFacilities } from './facility.ts'
import { demoHirers } from './hirer.ts'

test('each hirer is entered at one of the several houses of its company', () => {
  const facilities = demoFacilities('2026-11-23')
  for (const { name, facility } of demoHirers(facilities)) {
    const houses = facilities.filter(({ company }) => company === name)
    expect(houses.length).toBeGreaterThan(1)
    expect(houses.map((house) => house.name)).toContain(facility)
  }
})
