import { booking } from '@kasack/contract/booking.ts'
import { facility } from '@kasack/contract/facility.ts'
import { historyEntities } from '@kasack/contract/history-entities.ts'
import { mayAccess, permissions } from '@kasack/contract/permission.ts'
import { expect, test } from 'vitest'
import type { Line } from './queries.ts'
import { emptyOf, fieldOf, namedFor, rightsToUndo, stepsOf, tooOld } from './steps.ts'
import { texts } from './texts.ts'

const line: Line = {
  id: 1,
  act: 'changed',
  through: 'user',
  needs: ['vacancies.add_booking'],
  entity: 'booking',
  record_id: 5,
  changes: {},
  kept: null,
  written_datetime: '2026-06-10T10:00:00Z',
  is_told: true,
  undoes_group_id: null,
  undone_by_group_id: null,
}

test('whoever may undo holds the right of the call, or what its records ask', () => {
  expect(rightsToUndo([line, { ...line, entity: 'candidate' }])).toEqual(['vacancies.add_booking'])
  expect(rightsToUndo([{ ...line, through: 'job', entity: 'employee' }])).toEqual(['employees.view_employee'])
  expect(rightsToUndo([{ ...line, through: 'public', entity: 'applicant', act: 'created' }])).toEqual(['employees.view_applicant'])
  expect(rightsToUndo([{ ...line, needs: ['public'], entity: 'applicant', act: 'created' }])).toEqual(['employees.view_applicant'])
  expect(rightsToUndo([{ ...line, needs: [] }])).toEqual(['vacancies.add_booking'])
  expect(rightsToUndo([line, { ...line, entity: 'tag' }])).toEqual(['vacancies.add_booking', 'superuser'])
  expect(rightsToUndo([{ ...line, act: 'erased' }])).toEqual(['superuser'])
})

test.each(historyEntities)('a record of $name is called by its name for who may see it, and by its number otherwise', (entity) => {
  const row = { name: 'Geheim', shown_name: 'Geheim', first_name: 'Geheim', last_name: 'Geheim' }
  for (const held of [[], ...permissions.map((one) => [one]), [...permissions]]) {
    const caller = { is_superuser: false, permissions: held } as Parameters<typeof namedFor>[0] // what rights depend on
    const sees = mayAccess(caller, entity.access.read)
    expect([held, namedFor(caller, { entity, id: 7, row }).title]).toEqual([held, sees ? 'Geheim' : '#7'])
  }
})

test('steps come in the order of the tables, then of the numbers', () => {
  const steps = stepsOf([line, { ...line, entity: 'vacancy', record_id: 9 }, { ...line, record_id: 4 }])
  expect(steps.map(({ entity, id }) => `${entity.name} ${id}`)).toEqual(['vacancy 9', 'booking 4', 'booking 5'])
})

test('what is put back stands in columns, and in sets', () => {
  const changes: Line['changes'] = {
    employee: [3, 4],
    date_range: [
      { lower: '2026-06-01', upper: null },
      { lower: '2026-06-01', upper: '2026-06-30' },
    ],
    send_documents: [[1, 2], []],
  }
  const [step] = stepsOf([{ ...line, changes, kept: { was: { former_upper: [null, '2026-07-01'] } } }])
  expect(step).toMatchObject({
    does: 'change',
    former: { columns: { employee_id: 3, date_lower: '2026-06-01', date_upper: null }, sets: { send_documents: [1, 2] } },
    held: { columns: { employee_id: 4, date_lower: '2026-06-01', date_upper: '2026-06-30' }, sets: { send_documents: [] } },
    was: { former: { former_upper: null }, held: { former_upper: '2026-07-01' } },
  })
})

test('a deleted row comes back as it was before the call that deleted it', () => {
  const kept: Line['kept'] = { row: { name: 'Haus', city: '', carrier_id: null }, was: { carrier_id: [7, null] } }
  const [step] = stepsOf([{ ...line, entity: 'facility', act: 'deleted', changes: { city: ['Ulm', null], tags: [[2], null] }, kept }])
  expect(step).toMatchObject({ does: 'restore', former: { columns: { name: 'Haus', city: 'Ulm', carrier_id: 7 }, sets: { tags: [2] } } })
})

test('what a new record left empty must be empty still', () => {
  const [step] = stepsOf([{ ...line, entity: 'facility', act: 'created', changes: { name: [null, 'Haus'], is_active: [null, true] } }])
  const { columns, sets } = emptyOf(step!)
  expect([columns.includes('name'), columns.includes('city'), columns.includes('support_user_id'), sets]).toEqual([
    false,
    true,
    true,
    ['tags'],
  ])
})

test('columns are told by the fields they belong to', () => {
  expect(['vacancy_id', 'date_upper', 'notes'].map((column) => fieldOf(booking, column))).toEqual(['vacancy', 'date_range', 'notes'])
  expect(fieldOf(facility, 'followup_date')).toBe('followup_date')
})

test('what was deleted, and a file that was replaced, is kept to the very end of its days', () => {
  const asked = { deletedDays: 30, now: new Date('2026-07-10T10:00:00.001Z') }
  const at = { written_datetime: '2026-06-10T10:00:00Z', fields: ['file'] }
  expect(tooOld({ act: 'deleted', ...at }, asked)).toEqual(texts.too_old(30))
  expect(tooOld({ act: 'changed', ...at }, asked)).toEqual(texts.file_too_old(30))
  expect(tooOld({ act: 'changed', ...at, fields: ['name'] }, asked)).toBe(null)
  expect(tooOld({ act: 'deleted', ...at }, { ...asked, now: new Date('2026-07-10T10:00:00Z') })).toBe(null)
})
