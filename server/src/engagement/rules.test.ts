import { expect, test } from 'vitest'
import { refuseEngagement } from './rules.ts'
import { texts } from './texts.ts'

const reason = [texts.facility_or_employee]
const about = (given: object) => ({ facility: null, employee: null, ...given })

test('an entry is about a facility, an employee or both', () => {
  for (const given of [{ facility: { id: 1 } }, { employee: { id: 2 } }, { facility: { id: 1 }, employee: { id: 2 } }])
    expect(refuseEngagement(about(given), { unreadable: {} })).toEqual({})
})

test('an entry about neither is refused at both fields', () => {
  expect(refuseEngagement(about({}), { unreadable: {} })).toEqual({ facility: reason, employee: reason })
})

test('a facility or employee that cannot be read is not missed as well', () => {
  for (const field of ['facility', 'employee']) expect(refuseEngagement(about({}), { unreadable: { [field]: [] } })).toEqual({})
  expect(Object.keys(refuseEngagement(about({}), { unreadable: { note: [] } }))).toEqual(['facility', 'employee'])
})
