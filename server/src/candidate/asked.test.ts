import type { Permission } from '@kasack/contract/permission.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, clock } = await testApp({ variables: { SMTP_URL: 'smtp://127.0.0.1:1' } })
const anna = await as({ permissions: ['employees.view_employee'] })
const path = (id: number) => `/candidates/${id}/asked.json/`
const note = (id: number, sent: object) => anna.post(path(id), sent)
const read = async (id: number) => (await anna.get(`/candidates/${id}.json/`)).body

test('that the employee was asked by telephone is noted, and taken back', async () => {
  const id = await a.candidate()
  const before = await read(id)
  const noted = await note(id, { who: 'employee', value: true })
  expect([noted.status, noted.body]).toEqual([200, await read(id)])
  expect(noted.body).toMatchObject({ employee_asked: true, facility_asked: false, status: 'new' })
  expect((await note(id, { who: 'employee', value: true })).body).toEqual(noted.body)
  const taken = await note(id, { who: 'employee', value: false })
  expect([taken.status, taken.body]).toEqual([200, before])
  expect((await note(id, { who: 'employee', value: 'false' })).body).toEqual(before)
})

test('a new candidate whose facility was asked has applied, also when that is taken back', async () => {
  const id = await a.candidate()
  const asked = { facility_asked: true, employee_asked: false, status: 'applied' }
  expect((await note(id, { who: 'facility', value: true })).body).toMatchObject(asked)
  expect((await note(id, { who: 'facility', value: false })).body).toMatchObject({ ...asked, facility_asked: false })
})

test.for(['applied', 'rejected_by_employee', 'rejected_by_facility', 'signed'])(
  'a candidate who is %s stays so when somebody is asked',
  async (status) => {
    const id = await a.candidate({ status })
    for (const who of ['employee', 'facility']) expect((await note(id, { who, value: true })).body).toMatchObject({ status })
    expect(await read(id)).toMatchObject({ employee_asked: true, facility_asked: true })
  },
)

test('what cannot be read is refused at its field, and nothing is noted', async () => {
  const id = await a.candidate()
  const before = await read(id)
  const [required, choice, flag] = [problemTexts.required.en, problemTexts.not_choice.en, problemTexts.not_flag.en]
  for (const [sent, errors] of [
    [{}, { who: [required], value: [required] }],
    [
      { who: 'nobody', value: 'perhaps' },
      { who: [choice], value: [flag] },
    ],
    [{ who: 'facility', value: null }, { value: [required] }],
    [{ who: null, value: true }, { who: [required] }],
  ] as const) {
    const refused = await note(id, sent)
    expect([refused.status, refused.body.errors]).toEqual([400, errors])
  }
  expect(await read(id)).toEqual(before)
})

test('of a candidate that is not there nothing is read', async () => {
  expect((await note(999_999, { who: 'nobody' })).status).toBe(404)
})

const others: Permission[] = [
  'employees.view_applicant',
  'employees.add_employee',
  'vacancies.view_booking',
  'vacancies.add_booking',
  'vacancies.add_absence',
]

test.for(others)('%s alone does not let anybody note it', async (right) => {
  const id = await a.candidate()
  const client = await as({ permissions: [right] })
  expect((await client.post(path(id), { who: 'employee', value: true })).status).toBe(403)
  expect((await client.post(path(999_999), {})).status).toBe(403)
  expect((await read(id)).employee_asked).toBe(false)
})

test('no figure counts what was asked by telephone', async () => {
  const root = await as({ is_superuser: true })
  const figures = async () => (await root.get('/reports.json/?year=2026&month=6')).body
  const id = await a.candidate()
  const before = await figures()
  for (const who of ['employee', 'facility']) await note(id, { who, value: true })
  expect(await figures()).toEqual(before)
  expect(before).toHaveProperty('emails')
})

describe('when somebody was asked', () => {
  const moments = async (id: number) => {
    const { employee_asked_datetime, facility_asked_datetime } = await read(id)
    return [employee_asked_datetime, facility_asked_datetime]
  }
  const [first, second] = ['2026-06-10T11:00:00.000000Z', '2026-06-10T12:00:00.000000Z']

  test('is the moment of the call, and is taken back with it', async () => {
    const id = await a.candidate()
    clock.set(first)
    await note(id, { who: 'facility', value: true })
    expect(await moments(id)).toEqual([null, first])
    clock.set(second)
    await note(id, { who: 'facility', value: true })
    await note(id, { who: 'employee', value: true })
    expect(await moments(id)).toEqual([second, first])
    await note(id, { who: 'facility', value: false })
    expect(await moments(id)).toEqual([second, null])
  })

  test('is that of the last e-mail that asked', async () => {
    const id = await a.candidate()
    const ask = async (moment: string) => {
      clock.set(moment)
      const template = (await anna.get('/autocompletes/email-templates.json/')).body.find(
        ({ code }: { code: string }) => code === 'profile',
      )?.id
      return anna.post('/send-email/', { template, candidate: { id }, recipient: 'pdl@klinik.example', subject: 'Profil', text: 'Anbei' })
    }
    for (const moment of [first, second]) {
      expect((await ask(moment)).status).toBe(200)
      expect(await moments(id)).toEqual([null, moment])
    }
  })

  test('comes back with what an undo puts back', async () => {
    const id = await a.candidate()
    clock.set(first)
    await note(id, { who: 'employee', value: true })
    const { headers } = await note(id, { who: 'employee', value: false })
    expect((await anna.post(`/history/groups/${headers['x-history-group']}/undo.json/`)).status).toBe(200)
    expect(await moments(id)).toEqual([first, null])
  })
})
