import { expect, test } from 'vitest'
import { completeEngagement, refuseEngagement } from './rules.ts'
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

test('a new follow-up is of whoever writes the entry, unless another is named', () => {
  const anna = { stored: null, caller: { id: 7 } }
  const due = { followup_date: '2026-06-20', followup_user: null }
  expect(completeEngagement(due, anna).followup_user).toEqual({ id: 7 })
  expect(completeEngagement({ ...due, followup_user: { id: 3 } }, anna).followup_user).toEqual({ id: 3 })
  expect(completeEngagement({ followup_date: null, followup_user: { id: 3 } }, anna).followup_user).toBeNull()
})

test('a stored entry is left as it is', () => {
  const entry = { followup_date: null, followup_user: { id: 3 } }
  expect(completeEngagement(entry, { stored: { id: 1 }, caller: { id: 7 } })).toEqual(entry)
})
