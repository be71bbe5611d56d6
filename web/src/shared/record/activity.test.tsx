import { entity } from '@kasack/contract/entity.ts'
import { text } from '@kasack/contract/text-field.ts'
import { expect, test, vi } from 'vitest'
import { serve } from '../../test/serve.ts'
import { activityAct } from './activity.tsx'
import { recordTitle } from './record-title.ts'

const same = (word: string) => ({ de: word, en: word })
const ward = entity('wards', {
  name: 'ward',
  noun: same('Ward'),
  plural: same('Wards'),
  access: { read: 'session', create: 'session', change: 'superuser', remove: 'session' },
  fields: { name: text() },
})

test.each([
  [true, 'Mark as inactive', false],
  [false, 'Mark as active', true],
])('a record whose activity is %s is offered “%s”, which sends the opposite and its version', async (is_active, label, sent) => {
  const calls = serve({ 'PATCH /wards/7.json/': { status: 200, data: {} } })
  const act = activityAct(ward, { id: 7, is_active, version: 'AAAA' })
  expect([act.label.en, act.needs]).toEqual([label, 'superuser'])
  act.onSelect()
  await vi.waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ is_active: sent, version: 'AAAA' }]))
})

test('the title of an inactive record says so', () => {
  expect(recordTitle({ name: 'Ward 7', is_active: true })).toBe('Ward 7')
  expect(recordTitle({ name: 'Ward 7', is_active: false })).toMatch(/^Ward 7 \((inaktiv|inactive)\)$/)
})
