import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { testApp } from '../../test/app.ts'

const { a, as, clock, db } = await testApp()
const root = await as({ is_superuser: true })
const other = await as({ is_superuser: true })
await sql`update judge_setting set levels = '{"inactive": "block", "overlaps_booking": "block"}'`.execute(db)
const [near, far] = [await a.facility({ name: 'Elbmark ITS' }), await a.facility({ name: 'Klinik Süd' })]
const [jana, eva] = [
  await a.employee({ last_name: 'Reuter', is_active: false }),
  await a.employee({ last_name: 'Beispiel', is_active: false }),
]
const terms = { charge_rate: 48, working_hours_month: 160, expenses: 0, employee_transportation_expenses: 'daily', accommodation: 'no' }
const vacancy_type = await a.lookup('vacancy_type')

type OverrideCase = { employee: number; facility: number; lower: string; at: string }

async function except(client: typeof root, { employee, facility, lower, at }: OverrideCase): Promise<void> {
  clock.set(at)
  const override = { codes: ['inactive', 'overlaps_booking'], reason: 'Abgesprochen' }
  const sent = { ...terms, employee, facility, vacancy_type, date_range: { lower, upper: '2026-12-31' }, override }
  expect((await client.post('/bookings.json/', sent)).status).toBe(201)
}
await except(root, { employee: jana, facility: near, lower: '2026-07-01', at: '2026-06-10T10:00:00Z' })
await except(other, { employee: eva, facility: far, lower: '2026-08-01', at: '2026-06-10T10:01:00Z' })
await except(root, { employee: eva, facility: near, lower: '2026-09-01', at: '2026-06-10T10:02:00Z' })

type OverrideAnswer = { code: string; booking: { name: string } }
const found = async (query: string) =>
  (await root.get(`/booking-overrides.json/?${query}`)).body.results.map(({ code, booking }: OverrideAnswer) => `${booking.name} ${code}`)

const [ofJana, ofEva, twice] = ['Eva Reuter, 01.07.2026 inactive', 'Eva Beispiel, 01.08.2026 inactive', 'Eva Beispiel, 01.09.2026 inactive']
const overlap = 'Eva Beispiel, 01.09.2026 overlaps_booking'

test('the newest exception stands above', async () => {
  expect(await found('')).toEqual([overlap, twice, ofEva, ofJana])
  expect(await found('sort=datetime')).toEqual([ofJana, ofEva, twice, overlap])
  expect(await found('sort=id')).toEqual([ofJana, ofEva, twice, overlap])
})

test.each([
  ['employee__id', () => jana, [ofJana]],
  ['facility__id', () => far, [ofEva]],
  ['user__id', () => other.id, [ofEva]],
  ['code', () => 'overlaps_booking', [overlap]],
])('exceptions are found by %s', async (name, wanted, expected) => {
  expect(await found(`${name}=${wanted()}`)).toEqual(expected)
})

test('a word finds exceptions by whom and where they are for, and not by why', async () => {
  expect(await found('search=Reuter')).toEqual([ofJana])
  expect(await found('search=Süd')).toEqual([ofEva])
  expect(await found('search=Abgesprochen')).toEqual([])
})

test('an exception tells the booking, whom and where it is for, and who made it', async () => {
  const { body } = await root.get(`/booking-overrides.json/?employee__id=${jana}`, { 'accept-language': 'de' })
  expect(body.results).toEqual([
    {
      id: expect.any(Number),
      booking: { id: expect.any(Number), name: 'Eva Reuter, 01.07.2026' },
      employee: { id: jana, name: 'Eva Reuter' },
      facility: { id: near, name: 'Elbmark ITS' },
      code: 'inactive',
      text: 'Mitarbeiter inaktiv',
      reason: 'Abgesprochen',
      user: { id: root.id, name: expect.any(String) },
      datetime: '2026-06-10T10:00:00.000000Z',
    },
  ])
})
