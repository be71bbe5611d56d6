import { entity, sameAccess } from '@kasack/contract/entity.ts'
import { readOnly } from '@kasack/contract/field.ts'
import { ref } from '@kasack/contract/reference-field.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { inputSchema, recordSchema } from './schema.ts'

const probe = entity('probes', {
  name: 'probe',
  noun: { de: 'Probe', en: 'Probe' },
  plural: { de: 'Proben', en: 'Probes' },
  access: sameAccess('session'),
  fields: {
    id: readOnly(z.number()),
    weeks: readOnly(z.array(z.number()), { needs: 'vacancies.view_booking' }),
    away: readOnly(z.array(z.number()), { needs: ['vacancies.view_booking', 'employees.view_employee'] }),
    employee: ref('employee', {
      answer: z.object({ id: z.number(), name: z.string(), phone: z.nullable(z.string()) }),
      needs: { phone: 'employees.view_employee' },
    }),
  },
})
const { properties } = recordSchema(probe) as { properties: Record<string, { description?: string }> }

test('a field that is null for want of a right says which right', () => {
  expect(properties['weeks']).toMatchObject({
    description: 'Null without the permission vacancies.view_booking.',
    anyOf: [{}, { type: 'null' }],
  })
  expect(properties['away']?.description).toBe('Null without the permissions vacancies.view_booking and employees.view_employee.')
})

test('so does a part of a reference', () => {
  expect(properties['employee']?.description).toBe('phone is null without the permission employees.view_employee.')
  expect(properties['id']?.description).toBeUndefined()
})

test('every record shows its version, which a change may carry and a new record has not', () => {
  const written = (use: 'create' | 'change') => (inputSchema(probe, use) as { properties: object }).properties
  expect(properties['version']).toEqual({ type: 'string', readOnly: true })
  expect(written('change')).toHaveProperty('version.type', 'string')
  expect(written('create')).not.toHaveProperty('version')
})
