import { expect, test } from 'vitest'
import { nearPath, readTable } from './url-table.ts'

test('what is near somebody can be narrowed further by words that need no name', () => {
  const way = {
    tableKey: 'vacancies',
    filter: 'near_employee',
    record: { id: 5, name: 'Jana' },
    sort: 'distance',
    also: { status: 'open' },
  }
  const { filters } = readTable(new URL(nearPath('/vacancies', way), 'https://kasack.example').searchParams, 'vacancies', {
    status: 'choices',
  })
  expect(filters).toEqual({ status: [{ id: 'open', name: 'open' }] })
})

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
