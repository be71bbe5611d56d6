import { expect, test } from 'vitest'
import { refuseEngagement } from './rules.ts'
import { texts } from './texts.ts'

const nobody = { facility: null, employee: null }

test('an entry is about a facility, an employee or both', () => {
  const refused = [texts.facility_or_employee]
  expect(refuseEngagement(nobody, { unreadable: {} })).toEqual({ facility: refused, employee: refused })
  expect(refuseEngagement({ ...nobody, facility: { id: 1 } }, { unreadable: {} })).toEqual({})
  expect(refuseEngagement({ ...nobody, employee: { id: 1 } }, { unreadable: {} })).toEqual({})
})

test('whom it is about is not asked once more where that cannot be read', () => {
  expect(refuseEngagement(nobody, { unreadable: { employee: [] } })).toEqual({})
})
