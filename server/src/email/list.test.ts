import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, clock } = await testApp({ now: '2026-06-10T20:00:00Z' })
const anna = await as({ permissions: ['employees.view_employee'] })
const [support, root] = [await as(), await as({ is_superuser: true })]
const found = async (query: string, client = anna): Promise<number[]> =>
  (await client.get(`/emails.json/?size=100&${query}`)).body.results.map(({ id }: { id: number }) => id)

const facility = await a.facility()
const vacancy = await a.vacancy({ facility })
const employee = await a.employee()
const candidate = await a.candidate({ vacancy, employee })
const person = await a.contactPerson({ facility })
const colleague = await a.user()
const about = { contact_person_id: person, facility_id: facility }

clock.set('2026-06-10T21:59:00Z')
const first = await a.email({ template: 'terms', recipient: 'Änne@klinik.example', subject: 'Konditionen' }, about)
clock.set('2026-06-10T22:00:00Z') // midnight in Berlin
const profile = await a.email(
  { template: 'profile', state: 'sent' },
  { ...about, candidate_id: candidate, employee_id: employee, vacancy_id: vacancy, by: anna.id },
)
const last = await a.email({ state: 'failed', subject: 'Rückfrage' }, { by: colleague })
await a.mail() // the program's own mail is not one

const templateOf = async (name: string) => a.lookup('email_template', name)

test('the newest e-mail comes first, of two at once the later one', async () => {
  expect(await found('')).toEqual([last, profile, first])
  expect(await found('sort=created_datetime')).toEqual([first, profile, last])
  expect(await found('sort=-id')).toEqual([last, profile, first])
})

test.each<[string, () => unknown, number[]]>([
  ['contact_person__id', () => person, [profile, first]],
  ['candidate__id', () => candidate, [profile]],
  ['employee__id', () => employee, [profile]],
  ['vacancy__id', () => vacancy, [profile]],
  ['facility__id', () => `${facility},99999`, [profile, first]],
  ['template__id', () => templateOf('Profil senden'), [profile]],
  ['category', () => 'profile,other', [last, profile]],
  ['created_by_user__id', () => colleague, [last]],
  ['state', () => 'sent,failed', [last, profile]],
  ['recipient__icontains', () => 'ÄNNE', [first]],
  ['created_datetime__date__gte', () => '2026-06-11', [last, profile]],
  ['created_datetime__date__lte', () => '2026-06-10', [first]],
  ['search', () => 'rückfrage pdl', [last]],
])('%s', async (name, value, expected) => {
  expect(await found(`${name}=${encodeURIComponent(String(await value()))}`)).toEqual(expected)
})

test('an e-mail about an employee does not exist for who may not see employees, wherever it is asked for', async () => {
  expect(await found('', support)).toEqual([last, first])
  expect((await support.get('/emails.json/')).body.count).toBe(2)
  expect(await found(`facility__id=${facility}`, support)).toEqual([first])
  expect(await found('search=ko', support)).toEqual([first])
  expect((await support.get(`/emails/${profile}.json/`)).status).toBe(404)
  expect((await anna.get(`/emails/${profile}.json/`)).status).toBe(200)
  expect((await support.get(`/emails.json/?candidate__id=${candidate}`)).status).toBe(403)
  expect((await support.get(`/emails.json/?employee__id=${employee}`)).status).toBe(403)
})

test('what the program sends by itself is in the outbox alone', async () => {
  const mail = await a.mail()
  expect((await root.get(`/outbox/${mail}.json/`)).status).toBe(200)
  expect((await root.get(`/emails/${mail}.json/`)).status).toBe(404)
})

test('an e-mail is shown as it was written, with what it was about', async () => {
  expect((await anna.get(`/emails/${profile}.json/`)).body).toMatchObject({
    id: profile,
    recipient: 'pdl@klinik.example',
    template: { name: 'Profil senden', code: 'profile', category: 'profile' },
    attachments: [],
    state: 'sent',
    contact_person: { id: person },
    candidate: { id: candidate },
    employee: { id: employee },
    vacancy: { id: vacancy },
    facility: { id: facility },
    created_by_user: { id: anna.id },
    sent_datetime: '2026-06-10T22:00:00.000000Z',
  })
})
