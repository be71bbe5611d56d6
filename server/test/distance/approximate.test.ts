import { expect, test } from 'vitest'
import { testApp } from '../app.ts'

const { a, as } = await testApp()
const anna = await as({ permissions: ['employees.view_employee', 'employees.add_employee'] })

const addressed = [
  { path: 'facilities', make: a.facility },
  { path: 'contact-persons', make: a.contactPerson },
  { path: 'employees', make: a.employee },
]

test.each(addressed)(
  'of $path: where an address lies may be known approximately; without a point there is nothing approximate',
  async ({ path, make }) => {
    const at = `/${path}/${await make({ city: 'Bonn' })}.json/`
    const approximate = async (patch: object) => (await anna.patch(at, patch)).body.address_is_approximate
    expect((await anna.get(at)).body.address_is_approximate).toBe(false)
    expect(await approximate({ address_is_approximate: true })).toBe(false)
    expect(await approximate({ address_latitude: 50.73, address_longitude: 7.1, address_is_approximate: 'true' })).toBe(true)
    expect(await approximate({ city: 'Köln' })).toBe(true)
    expect(await approximate({ address_longitude: '' })).toBe(false)
    expect(await approximate({ address_longitude: 7.1 })).toBe(false)
    const answer = await anna.patch(at, { address_is_approximate: null })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['address_is_approximate']])
  },
)
