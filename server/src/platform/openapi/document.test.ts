import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { isStream } from '../../../test/bad-requests/api.ts'

const { app, as, anonymous } = await testApp()
const document = (await app.inject({ url: '/api/docs/json' })).json()
const { paths, components } = document
const patch = components.schemas.FacilityPatch.properties

test('the recommended rules of an API description have nothing to say', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
})

describe('what a field takes', () => {
  test('the description says with what a field is cleared', () => {
    const clearing = (name: string) => patch[name].anyOf?.at(-1).enum
    expect(clearing('followup_date')).toEqual([null, ''])
    expect(clearing('facility_group')).toEqual([null, ''])
    expect(clearing('followup_priority')).toEqual([null, ''])
    expect(clearing('tags')).toEqual([null, ''])
  })
  test('a field that is never empty is not described as one that can be cleared', () => {
    expect(patch.facility_type).toEqual({ $ref: '#/components/schemas/RefInput' })
    expect(patch.is_active.anyOf).not.toContainEqual({ enum: expect.anything() })
  })
  test('POST names what it needs, PATCH needs nothing', () => {
    expect(components.schemas.FacilityInput.required).toEqual(['name', 'facility_type'])
    expect(components.schemas.FacilityPatch.required).toBeUndefined()
  })
  test('limits and formats are those of the contract', () => {
    expect(patch.postal_code).toMatchObject({ maxLength: 16 })
    expect(patch.address_latitude.anyOf[0]).toMatchObject({ minimum: -90, maximum: 90 })
    expect(components.schemas.Facility.properties.followup_date).toEqual({ type: ['string', 'null'], format: 'date' })
    expect(components.schemas.User.properties).not.toHaveProperty('password')
  })
})

describe('what a change answers', () => {
  const answered = (path: string) => paths[`/api/v0/${path}/{id}.json`].patch.responses['200']

  test('is the record to whoever may read it, else the id and what was sent', () => {
    expect(answered('absences')).toEqual({
      description: 'The changed record; without the permission employees.view_employee, only its id and what was sent',
      content: {
        'application/json': {
          schema: { anyOf: [{ $ref: '#/components/schemas/Absence' }, { $ref: '#/components/schemas/AbsencePart' }] },
        },
      },
    })
    const { properties, required } = components.schemas.AbsencePart
    expect([Object.keys(properties), required]).toEqual([['id', 'employee', 'reason', 'date_range', 'note'], ['id']])
    expect(properties.employee).toEqual({ $ref: '#/components/schemas/Ref' })
    expect(components.schemas.Absence.properties.date_range).toEqual({ ...properties.date_range, required: ['lower', 'upper', 'bounds'] })
    expect(components.schemas.BookingPart.properties.vacancy).toEqual({ anyOf: [{ $ref: '#/components/schemas/Ref' }, { type: 'null' }] })
  })
  test('is the record alone where whoever may change it may read it', () => {
    expect(answered('facilities').content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Facility' })
    expect(Object.keys(components.schemas).filter((name) => name.endsWith('Part'))).toEqual([
      'EmployeeDocumentPart',
      'AbsencePart',
      'BookingPart',
    ])
  })
})

describe('what a board is asked', () => {
  const parameters: { name: string }[] = paths['/api/v0/board.json'].get.parameters
  const asked = (name: string) => parameters.filter((parameter) => parameter.name === name)

  test('names what is needed, and nothing else as that', () => {
    expect(parameters.filter((parameter) => 'required' in parameter).map(({ name }) => name)).toEqual(['rows', 'from', 'to'])
  })
  test('says its largest page, and each filter of its rows once', () => {
    expect(asked('page_size')).toEqual([expect.objectContaining({ description: 'Values above 200 count as 200.' })])
    for (const name of ['states', 'exam__id', 'vacancies__status', 'for_date', 'near_employee_id']) expect(asked(name)).toHaveLength(1)
  })
})

describe('what a list may be asked', () => {
  const parameters = paths['/api/v0/facilities.json'].get.parameters
  const asked = (name: string) => parameters.find((parameter: { name: string }) => parameter.name === name)

  test('every parameter is described, the second name of its size too', () => {
    const names = parameters.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(['page', 'size', 'page_size', 'sort', 'search', 'states']))
  })
  test('each by its kind, and comma lists as one value', () => {
    expect(asked('facility_type__id')).toMatchObject({
      schema: { type: 'array', items: { type: 'integer' } },
      style: 'form',
      explode: false,
    })
    expect(asked('followup_date__gte').schema).toEqual({ type: 'string', format: 'date' })
    expect(asked('priority').schema.items.enum).toEqual(['high', 'medium', 'low'])
    expect(asked('sort').schema.items.enum).toEqual(expect.arrayContaining(['name', '-name']))
  })
})

describe('how a call may end', () => {
  const endsOf = (method: string, path: string) => Object.keys(paths[path][method].responses)

  test('with the statuses its guards have', () => {
    expect(endsOf('get', '/api/v0/users/me.json')).toEqual(['200', '401', '405', '500', '503'])
    expect(endsOf('get', '/api/v0/facilities.json')).toEqual(['200', '400', '401', '404', '405', '500', '503'])
    expect(endsOf('patch', '/api/v0/facilities/{id}.json')).toEqual(['200', '400', '401', '403', '404', '405', '413', '415', '500', '503'])
    expect(endsOf('delete', '/api/v0/facilities/{id}.json')).toEqual(['204', '400', '401', '403', '404', '405', '500', '503'])
  })
  test('both shapes of a refusal are described', async () => {
    const { oneOf } = components.schemas.Refused.properties.errors
    expect(oneOf.map(({ type }: { type: string }) => type)).toEqual(['object', 'array'])
    const clerk = await as()
    expect((await clerk.post('/facilities.json')).body.errors).toBeTypeOf('object')
    expect((await clerk.post('/facilities.json', '[]')).body.errors).toBeInstanceOf(Array)
  })
  test('who may call is said: a session, its token for what writes, and the right', async () => {
    expect(paths['/api/v0/facilities.json'].get.security).toEqual([{ session: [] }])
    expect(paths['/api/v0/facilities.json'].post.security).toEqual([{ session: [], csrf: [] }])
    expect(paths['/api/v0/autocompletes/employees.json'].get.description).toBe('Requires the permission employees.view_employee.')
    expect(paths['/api/v0/users.json'].get.description).toBe('Superusers only.')
  })
})

test('a call of its own is named by what it does', () => {
  const { operationId, summary, responses } = paths['/api/v0/users/{id}/sessions/end.json'].post
  expect([operationId, summary]).toEqual(['endSessionsOfUser', 'End sessions of user'])
  expect(responses['400']).toEqual({ $ref: '#/components/responses/Refused' })
})

/** The required parameters of a path, each with the smallest value. */
const required = (path: string): string =>
  `?${(paths[path].get?.parameters ?? [])
    .filter((parameter: { required?: boolean }) => parameter.required)
    .map(
      ({ name, schema }: { name: string; schema: { minimum?: number; enum?: string[]; format?: string } }) =>
        `${name}=${schema.format === 'date' ? '2026-06-10' : (schema.minimum ?? schema.enum?.[0])}`,
    )
    .join('&')}`

test('every path that is described is served', async () => {
  const missing = []
  for (const path of Object.keys(paths)) {
    const { status } = await anonymous.get(path.replace('/api/v0', '').replace('{id}', '1'))
    if (status !== 401) missing.push(`${path}: ${status}`)
  }
  const root = await as({ is_superuser: true })
  // A stream never ends, and presence needs a record.
  const others = Object.keys(paths).filter((one) => !one.includes('{id}') && !isStream(paths[one].get) && !one.endsWith('/presence.json'))
  for (const path of others) {
    const { status } = await root.get(path.replace('/api/v0', '') + required(path))
    if (status !== ('get' in paths[path] ? 200 : 405)) missing.push(`${path}: ${status}`)
  }
  expect(missing).toEqual([])
})
