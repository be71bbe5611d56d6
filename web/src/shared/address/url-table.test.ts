import { expect, test } from 'vitest'
import { nearPath, readTable } from './url-table.ts'

test('the way to what is near somebody is read back as it was meant, whatever her name', () => {
  const record = { id: 5, name: 'Reuter-O’Hara, Jana (Nacht) & Tag' }
  const path = nearPath('/facilities', { tableKey: 'facilities', filter: 'near_employee', record, sort: 'distance' })
  expect(path).toMatch(/^\/facilities\?/)
  expect(
    readTable(new URL(path, 'https://kasack.example').searchParams, 'facilities', { near_employee: 'choices', exceed_distance: 'choices' }),
  ).toEqual({
    filters: { near_employee: [record], exceed_distance: [{ id: 'true', name: 'true' }] },
    page: 1,
    size: null,
    sort: 'distance',
  })
})
