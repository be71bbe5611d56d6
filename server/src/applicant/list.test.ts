import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, clock, db } = await testApp()
const recruiter = await as({ permissions: ['employees.view_applicant'] })
const list = async (query: string): Promise<string[]> =>
  (await recruiter.get(`/applicants.json/?${query}`)).body.results.map(({ name }: { name: string }) => name)

clock.set('2026-06-01T21:59:00Z') // a minute before midnight in Berlin
const tag = await a.lookup('application_tag')
await a.applicant({
  first_name: 'Zoe',
  last_name: 'Ahrens',
  profession_free_text: 'Ärztin',
  email: 'Zoe@Nord.example',
  application_tags: [tag],
})
clock.set('2026-06-01T22:00:00Z')
await a.applicant({
  first_name: 'Önder',
  last_name: 'Zander',
  profession_free_text: 'OTA',
  email: 'onder@west.example',
  mobile: '+49 (171) 555-010',
})
const anna = await a.applicant({ first_name: 'Anna', last_name: 'Zander', profession_free_text: 'Altenpflegerin', email: 'ä@ost.example' })
await sql`update applicant set email_verification_datetime = ${clock.now()} where id = ${anna}`.execute(db)
const employee = await a.employee({ first_name: 'Anna', last_name: 'Zander' })
await sql`update employee set converted_from_applicant_id = ${anna} where id = ${employee}`.execute(db)

const [zoe, onder, both] = ['Zoe Ahrens', 'Önder Zander', 'Anna Zander']

test('the newest come first', async () => {
  expect(await list('')).toEqual([both, onder, zoe])
})

test('applicants sort by each name, address and profession', async () => {
  expect(await list('sort=id')).toEqual([zoe, onder, both])
  expect(await list('sort=created_datetime')).toEqual([zoe, onder, both])
  expect(await list('sort=last_name')).toEqual([zoe, onder, both])
  expect(await list('sort=-first_name')).toEqual([zoe, onder, both])
  expect(await list('sort=name')).toEqual([zoe, both, onder])
  expect(await list('sort=-name')).toEqual([onder, both, zoe])
  expect(await list('sort=email')).toEqual([both, onder, zoe])
  expect(await list('sort=profession_free_text')).toEqual([both, zoe, onder])
})

test('the day of an application is a day in Berlin, both ends included', async () => {
  expect(await list('created_datetime__date__gte=2026-06-02')).toEqual([both, onder])
  expect(await list('created_datetime__date__lte=2026-06-01')).toEqual([zoe])
  expect(await list('created_datetime__date__gte=2026-06-03')).toEqual([])
  expect(await list('created_datetime__date__lte=2026-05-31')).toEqual([])
  expect(await list('created_datetime__date__gte=2026-06-01&created_datetime__date__lte=2026-06-02')).toHaveLength(3)
})

test('names are found in both orders, addresses in any case, tags by their id', async () => {
  for (const part of ['zander, ön', 'Önder Za', 'ZANDER ÖNDER'])
    expect(await list(`name__icontains=${encodeURIComponent(part)}`)).toEqual([onder])
  expect(await list('email__icontains=NORD')).toEqual([zoe])
  expect(await list(`application_tags__id=${tag}`)).toEqual([zoe])
  expect(await list(`application_tags__id=${tag},999999`)).toEqual([zoe])
  expect(await list('application_tags__id=999999')).toEqual([])
})

test('the search looks at names, address, mobile number and profession', async () => {
  expect(await list('search=zander%20ota')).toEqual([onder])
  expect(await list('search=WEST.example')).toEqual([onder])
  expect(await list('search=ärzt')).toEqual([zoe])
  expect(await list('search=49171555')).toEqual([onder])
  expect(await list('search=(')).toEqual([onder])
})

test('whose address is confirmed, and who has become an employee', async () => {
  expect(await list('email_verified=true')).toEqual([both])
  expect(await list('email_verified=false')).toEqual([onder, zoe])
  expect(await list('converted=1')).toEqual([both])
  expect(await list('converted=0')).toEqual([onder, zoe])
  const { body } = await recruiter.get(`/applicants/${anna}.json/`)
  expect(body.converted_to_employee).toEqual({ id: employee, name: 'Anna Zander' })
})
