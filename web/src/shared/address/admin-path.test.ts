import { expect, test } from 'vitest'
import { adminPath } from './admin-path.ts'

test('the administration has a page for all records of an entity, and one for each', () => {
  expect(adminPath({ path: 'outbox' })).toBe('/admin/outbox')
  expect(adminPath({ path: 'outbox' }, 7)).toBe('/admin/outbox/7')
})
