import { expect, test } from 'vitest'
import { aContactPerson } from '../contact-person/contact-person.test-support.ts'
import { aFacility } from './facility.test-support.ts'
import { personActions } from './FacilityPersonActions.tsx'
import { texts } from './texts.ts'

const group = { id: 5, name: 'Spree-Havel', comments: '' }
const whyNot = (key: string, facility: Parameters<typeof personActions>[0], person = aContactPerson()) =>
  personActions(facility, person).find((action) => action.key === key)?.disabledBecause

test('who is responsible for the group cannot become so again, and the action says why', () => {
  const responsible = aContactPerson({ facility_group: { ...group } })
  expect(whyNot('group', aFacility({ facility_group: group }), responsible)).toBe(texts.is_group_responsible)
  expect(whyNot('group', aFacility(), responsible)).toBe(texts.no_group)
  expect(whyNot('group', aFacility({ facility_group: group }))).toBe(undefined)
})

test('who plays a part already cannot be given it again, only another one', () => {
  const { id, name, full_name, email, phone, mobile } = aContactPerson()
  const facility = aFacility({ invoice_contact: { id, name, full_name, email, phone, mobile } })
  expect(whyNot('invoice_contact', facility)).toBe(texts.is_invoice)
  expect(whyNot('main_contact', facility)).toBe(undefined)
  expect(whyNot('contract_contact', facility)).toBe(undefined)
  expect(whyNot('invoice_contact', facility, aContactPerson({ id: 4 }))).toBe(undefined)
})
