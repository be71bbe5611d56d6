import { expect, test } from 'vitest'
import { applicant } from './applicant.ts'
import { contactPerson } from './contact-person.ts'
import { employee } from './employee.ts'
import type { Entity } from './entity.ts'
import { valueFields } from './entity.ts'
import { facility } from './facility.ts'

test.for<Entity>([facility, contactPerson, employee, applicant])('an address of $plural.en and where it lies are one value', (entity) => {
  expect(valueFields(entity, 'city')).toContain('address_longitude')
  expect(valueFields(entity, 'email')).toEqual(['email'])
  const names = Object.values(entity.compositeFields ?? {}).flat()
  expect(names.filter((name) => entity.fields[name]?.readOnly !== false)).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

test('where somebody lives is another value than where she wants to work', () => {
  expect(valueFields(employee, 'preferred_postal_code')).toContain('preferred_location_is_approximate')
  expect(valueFields(employee, 'preferred_postal_code')).not.toContain('postal_code')
})
