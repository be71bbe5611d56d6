import { placementTexts } from '@kasack/contract/placement.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as } = await testApp()
const anna = await as({ permissions: ['vacancies.view_booking', 'vacancies.add_booking'] })
const [facility, employee] = [await a.facility(), await a.employee()]
const vacancy_type = await a.lookup('vacancy_type', 'Nachtwache')
const usual = {
  facility,
  vacancy_type,
  employee,
  date_range: { lower: '2026-07-01', upper: '2026-07-31' },
  charge_rate: 48,
  working_hours_month: 160,
  expenses: 0,
  employee_transportation_expenses: 'daily',
  accommodation: 'no',
}
const flat = { accommodation_package: '300.00', accommodation_price: '250.00' }
const post = (changed: object = {}) => anna.post('/bookings.json/', { ...usual, ...changed })

test('everything that is agreed of a booking is kept as it was said', async () => {
  const said = {
    booking_type: 'replacement',
    date_range: { lower: '2026-07-02', upper: '2026-07-30' },
    bonus: '15.50',
    charge_rate: '48.50',
    working_hours_month: '151.67',
    expenses: '28.00',
    insitu: 'insitu_checkbox',
    facility_pays_transportation_expenses: 'not_daily',
    employee_transportation_expenses: 'company_car',
    accommodation: 'yes',
    ...flat,
    notes: 'Ab Frühdienst\nbis Nachtdienst',
  }
  const references = {
    facility: { id: await a.facility() },
    vacancy_type: { id: await a.lookup('vacancy_type', 'Springer') },
    department: { id: await a.lookup('facility_department', 'Ambulanz') },
    employee: { id: await a.employee() },
    qualification: { id: await a.lookup('qualification', 'Onkologie') },
    replacement_for: { id: employee },
    send_documents: [{ id: await a.lookup('booking_document', 'Lebenslauf') }, { id: await a.lookup('booking_document', 'Rahmenvertrag') }],
  }
  const { status, body } = await post({ ...said, ...references })
  expect(status).toBe(201)
  expect(body).toMatchObject({ ...said, ...references })
  expect((await anna.get(`/bookings/${body.id}.json/`)).body).toEqual(body)
})

test.each([
  ['booking_type', ['new_deployment', 'renewal', 'replacement']],
  ['insitu', ['insitu_handshake', 'framework_contract', 'insitu_checkbox', 'insitu_timeless']],
  ['facility_pays_transportation_expenses', ['daily', 'not_daily']],
  ['employee_transportation_expenses', ['daily', 'not_daily', 'company_car']],
  ['accommodation', ['yes', 'no', 'provided_by_facility']],
])('of %s each word can be chosen, and no other', async (field, words) => {
  for (const word of words) {
    const { status, body } = await post({ ...flat, [field]: word })
    expect([status, body[field]]).toEqual([201, word])
  }
  const { status, body } = await post({ [field]: 'whatever' })
  expect([status, body.errors]).toEqual([400, { [field]: [problemTexts.not_choice.en] }])
})

test('what is over, or ends today, cannot be ended any more', async () => {
  for (const [upper, reason] of [
    ['2026-06-09', placementTexts.has_ended],
    ['2026-06-10', placementTexts.ends_today],
  ] as const) {
    const id = await a.booking({ date_range: { lower: '2026-06-01', upper } })
    const { status, body } = await anna.patch(`/bookings/${id}.json/`, { terminated: true })
    expect([status, body.errors]).toEqual([400, { terminated: [reason.en] }])
  }
})
