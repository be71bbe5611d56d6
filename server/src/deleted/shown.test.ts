import { booking } from '@kasack/contract/booking.ts'
import { candidate } from '@kasack/contract/candidate.ts'
import { employee } from '@kasack/contract/employee.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import { expect, test } from 'vitest'
import { monthsBefore, nameOfDeleted } from './shown.ts'

test('months end on the last day that there is', () => {
  expect(monthsBefore(new Date('2026-03-31T10:00:00Z'), 1)).toEqual(new Date('2026-02-28T10:00:00Z'))
  expect(monthsBefore(new Date('2026-01-15T10:00:00Z'), 13)).toEqual(new Date('2024-12-15T10:00:00Z'))
})

test.for([
  ['somebody by her name', employee, { first_name: 'Uta', last_name: 'Fort' }, 'Uta Fort'],
  [
    'a booking by whose it is and its first day',
    booking,
    { employee_id: 3, vacancy_id: 4, date_lower: '2026-06-01' },
    'employee 3, 01.06.2026',
  ],
  ['a candidate by herself and the vacancy', candidate, { employee_id: 3, vacancy_id: 4 }, 'employee 3, vacancy 4'],
  ['what has no name by its number', engagement, { employee_id: 3 }, '#17'],
] as const)('%s', ([, entity, row, name]) => {
  expect(nameOfDeleted(entity, { id: 17, row }, (table, id) => ({ name: `${table} ${id}` }))).toBe(name)
})
