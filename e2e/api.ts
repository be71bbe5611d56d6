import { randomBytes } from 'node:crypto'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import type { Permission } from '@kasack/contract/permission.ts'
import { inDays } from './day.ts'

export type Account = { username: string; password: string }
export type Record = { id: number; name: string }

/** Created at the server's first start, see server.ts. */
export const superuser: Account = { username: 'admin', password: 'eine-lange-reise' }

/** Calls the API as the user signed in with these cookies. */
export type Api = ReturnType<typeof apiOf>

export function apiOf(request: APIRequestContext) {
  const headers = async () => ({ 'X-CSRFToken': await cookie(request, 'csrftoken') })
  return {
    get: (path: string) => request.get(`/api/v0/${path}`),
    post: async (path: string, body: object) =>
      answered(await request.post(`/api/v0/${path}.json/`, { data: body, headers: await headers() })),
    patch: async (path: string, body: object) =>
      answered(await request.patch(`/api/v0/${path}.json/`, { data: body, headers: await headers() })),
    upload: async (path: string, name: string, content: string) => {
      const multipart = { file: { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) } }
      return answered(await request.post(`/api/v0/${path}/`, { multipart, headers: await headers() }))
    },
    remove: async (path: string) => request.delete(`/api/v0/${path}/`, { headers: await headers() }),
  }
}

/** Signs in without the screen. If the request belongs to a browser context, so do the cookies. */
export async function signIn(request: APIRequestContext, { username, password }: Account): Promise<Api> {
  await request.get('/django_auth/login/')
  const form = { username, password, next: '/', csrfmiddlewaretoken: await cookie(request, 'csrftoken') }
  const answer = await request.post('/django_auth/login/', { form, maxRedirects: 0 })
  if (answer.status() !== 302) throw new Error(`${username} cannot sign in: ${answer.status()}`)
  return apiOf(request)
}

/** A user created by the superuser, with exactly these permissions. */
export async function createUser(api: Api, permissions: readonly Permission[], fields: object = {}): Promise<Account & { id: number }> {
  const account = { username: called('vera.lindner').replace(' ', '.'), password: randomBytes(9).toString('base64url') }
  const { id } = await api.post('users', { ...account, first_name: 'Vera', last_name: 'Lindner', permissions, ...fields })
  return { ...account, id }
}

/** A facility outside Germany, which no journey through the lists counts. */
export async function createFacility(api: Api, fields: object = {}): Promise<Record> {
  return api.post('facilities', { name: called('Haus Abendrot'), facility_type: 1, city: 'Graz', country_code: 'AT', ...fields })
}

/** An open vacancy of the facility, starting soon and lasting some weeks. */
export async function createVacancy(api: Api, facility: Record, fields: object = {}): Promise<Record> {
  const date_range = { lower: inDays(3), upper: inDays(40) }
  return api.post('vacancies', { vacancy_type: 1, facility: { id: facility.id }, department: 1, exams: [1], date_range, ...fields })
}

/** A booking with its required terms, for a vacancy or of a type at a facility. */
export async function createBooking(api: Api, fields: object): Promise<Record> {
  const terms = { charge_rate: '48.50', working_hours_month: '160', expenses: '28' }
  return api.post('bookings', { ...terms, employee_transportation_expenses: 'daily', accommodation: 'no', ...fields })
}

export async function createContactPerson(api: Api, facility: Record, fields: object = {}): Promise<Record> {
  return api.post('contact-persons', { first_name: 'Ida', last_name: called('Moser'), facility: { id: facility.id }, ...fields })
}

export async function createEmployee(api: Api, fields: object = {}): Promise<Record> {
  return api.post('employees', { first_name: 'Jana', last_name: called('Reuter'), status: 1, ...fields })
}

/** An applicant entered by a colleague. */
export async function createApplicant(api: Api, fields: object = {}): Promise<Record & { last_name: string; email: string }> {
  const last_name = called('Lindner')
  const email = `${last_name.replace(' ', '.').toLowerCase()}@post.example`
  const given = { first_name: 'Mira', last_name, email, profession_free_text: 'Pflegefachfrau', mobile: '0151 23004481', ...fields }
  return { ...(await api.post('applicants', given)), last_name, email }
}

/** A logbook entry about the facility. */
export async function createEntry(api: Api, facility: Record, fields: object = {}): Promise<Record> {
  return api.post('engagements', { facility: { id: facility.id }, note: 'Braucht zwei Nachtdienste.', ...fields })
}

/** A facility of the demo agency, found the way a user finds it: by name. */
export const facilityCalled = (api: Api, name: string): Promise<Record> => recordCalled(api, 'facilities', name)

/** A contact person of the demo agency, by full name. */
export const contactPersonCalled = (api: Api, name: string): Promise<Record> => recordCalled(api, 'contact-persons', name)

async function recordCalled(api: Api, list: string, name: string): Promise<Record> {
  const answer = await api.get(`${list}.json/?${new URLSearchParams({ search: name })}`)
  const { results } = (await answer.json()) as { results: Record[] }
  const found = results.find((one) => one.name === name)
  if (found === undefined) throw new Error(`${list} has no "${name}"`)
  return found
}

/** The address of a facility that does not exist. */
export const noFacility = '/facilities/999999'

/** A name that no other journey uses. */
export const called = (name: string): string => `${name} ${randomBytes(3).toString('hex')}`

async function cookie(request: APIRequestContext, name: string): Promise<string> {
  const { cookies } = await request.storageState()
  return cookies.find((one) => one.name === name)?.value ?? ''
}

async function answered(answer: APIResponse): Promise<Record> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`)
  return answer.status() === 204 ? { id: 0, name: '' } : answer.json()
}
