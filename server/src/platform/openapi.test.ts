import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { app } = await testApp()
const { paths } = (await app.inject({ url: '/api/docs/json' })).json()
const sent = paths['/api/v0/facilities/{id}'].patch.requestBody.content['application/json'].schema.properties

test('the description says with what a field is cleared', () => {
  const clearing = (name: string) => sent[name].anyOf?.at(-1).enum
  expect(clearing('followup_date')).toEqual([null, ''])
  expect(clearing('facility_group')).toEqual([null, ''])
  expect(clearing('followup_priority')).toEqual([null, ''])
  expect(clearing('tags')).toEqual([null, ''])
})

test('a field that is never empty is not described as one that can be cleared', () => {
  expect(sent.facility_type.anyOf).not.toContainEqual({ enum: expect.anything() })
  expect(sent.is_active.anyOf).not.toContainEqual({ enum: expect.anything() })
})

test('every parameter of a list is described, the second name of its size too', () => {
  const names = paths['/api/v0/facilities'].get.parameters.map(({ name }: { name: string }) => name)
  expect(names).toEqual(expect.arrayContaining(['page', 'size', 'page_size', 'sort', 'search', 'states']))
})
