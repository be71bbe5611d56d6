import { expect, test, vi } from 'vitest'
import { aContactPerson } from '../contact-person/contact-person.test-support.ts'
import { serve } from '../test/serve.ts'
import { aFacility } from './facility.test-support.ts'
import { personActions } from './FacilityPersonActions.tsx'
import { texts } from './texts.ts'

const group = { id: 5, name: 'Spree-Havel', comments: '' }
const action = (key: string, facility: Parameters<typeof personActions>[0], person = aContactPerson()) =>
  personActions(facility, person).find((one) => one.key === key)!

test('who is responsible for the group can be relieved of it; without a group nobody becomes so', () => {
  const responsible = aContactPerson({ facility_group: { ...group } })
  expect(action('group', aFacility({ facility_group: group }), responsible).label).toBe(texts.no_longer_group_responsible)
  expect(action('group', aFacility({ facility_group: group })).label).toBe(texts.set_group_responsible)
  expect(action('group', aFacility()).disabledBecause).toBe(texts.no_group)
})

test('a part that somebody plays is taken away from him, others can be given', async () => {
  const { id, name, full_name, email, phone, mobile } = aContactPerson()
  const facility = aFacility({ invoice_contact: { id, name, full_name, email, phone, mobile } })
  expect(action('invoice_contact', facility).label).toBe(texts.no_longer_invoice)
  expect(action('main_contact', facility).label).toBe(texts.set_main)
  expect(action('invoice_contact', facility, aContactPerson({ id: 99 })).label).toBe(texts.set_invoice)
  const calls = serve({ [`PATCH /facilities/${facility.id}.json/`]: { status: 200, data: facility } })
  action('invoice_contact', facility).onSelect()
  await vi.waitFor(() => expect(calls.map(({ body }) => body)).toContainEqual({ invoice_contact: null, version: facility.version }))
  action('main_contact', facility).onSelect()
  await vi.waitFor(() => expect(calls.map(({ body }) => body)).toContainEqual({ main_contact: { id }, version: facility.version }))
})
