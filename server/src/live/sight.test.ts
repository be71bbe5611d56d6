import { absence } from '@kasack/contract/absence.ts'
import { employee } from '@kasack/contract/employee.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import { facility } from '@kasack/contract/facility.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { permissions } from '@kasack/contract/permission.ts'
import { userGroup } from '@kasack/contract/user-group.ts'
import { expect, test } from 'vitest'
import type { ChangeNote } from '../platform/database/changes-since.ts'
import { eventsFor, mergeNotes, sightKey } from './sight.ts'

let transactions = 0
const noted = (entity: string, ids: number[] | null, more: Partial<ChangeNote> = {}): ChangeNote => ({
  transaction: `${++transactions}`,
  entity,
  ids,
  is_deletion: false,
  sight: 0,
  ...more,
})
const gone = (entity: string, ids: number[], sight = 0) => noted(entity, ids, { is_deletion: true, sight })
const holding = (...held: Permission[]) => ({ is_superuser: false, permissions: held })
const entities = [facility, employee, absence, engagement, userGroup]
const told = (sight: ReturnType<typeof holding>, notes: ChangeNote[], sightOfEntry = new Map<number, number>()) =>
  eventsFor(sight, { changes: mergeNotes(notes), entities, sights: new Map([['engagement', sightOfEntry]]) })

test('what several statements did with records is one event of each resource', () => {
  expect(told(holding(), [noted('facility', [3, 4]), noted('facility', [4, 5]), gone('facility', [9])])).toEqual([
    { resource: 'facilities', ids: [3, 4, 5], deleted: [9] },
  ])
})

test('a record that was changed and then deleted is deleted, one that came back is there', () => {
  expect(told(holding(), [noted('facility', [3]), gone('facility', [3])])).toEqual([{ resource: 'facilities', ids: [], deleted: [3] }])
  expect(told(holding(), [gone('facility', [3]), noted('facility', [3])])).toEqual([{ resource: 'facilities', ids: [3], deleted: [] }])
})

test('what one transaction does with a record after deleting it changes nothing', () => {
  const transaction = 'one'
  const notes = [noted('facility', [3], { transaction, is_deletion: true }), noted('facility', [3], { transaction })]
  expect(told(holding(), notes)).toEqual([{ resource: 'facilities', ids: [], deleted: [3] }])
})

test('many records are to be read again, whether one statement says so or several add up to them', () => {
  const half = (from: number) => Array.from({ length: 300 }, (_, index) => from + index)
  expect(told(holding(), [noted('facility', null)])).toEqual([{ resource: 'facilities', ids: null, deleted: [] }])
  expect(told(holding(), [noted('facility', half(0)), noted('facility', half(300))])[0]!.ids).toBeNull()
  expect(told(holding(), [noted('facility', half(0)), noted('facility', half(200))])[0]!.ids).toHaveLength(500)
})

test.for(permissions)('with %s alone somebody is told of what he may read, and of nothing else', (right) => {
  const all = entities.flatMap(({ name }) => [noted(name, [1]), gone(name, [2])])
  const readable = ['facilities', 'engagements', ...(right === 'employees.view_employee' ? ['employees', 'absences'] : [])]
  expect(
    told(holding(right), all)
      .map(({ resource }) => resource)
      .toSorted(),
  ).toEqual(readable.toSorted())
})

test.for([
  [holding(), [1], [4]],
  [holding('employees.view_employee'), [1, 2], [4, 5]],
  [holding('employees.view_applicant'), [1, 2, 3], [4, 5, 6]],
] as const)(
  'of entries about applicants somebody is told of those that he sees, of one that is gone by now nobody: %j',
  ([sight, ids, deleted]) => {
    const notes = [noted('engagement', [1, 2, 3, 7]), ...[4, 5, 6].map((id, level) => gone('engagement', [id], level))]
    const levels = new Map([
      [1, 0],
      [2, 1],
      [3, 2],
    ])
    expect(told(sight as ReturnType<typeof holding>, notes, levels)).toEqual([{ resource: 'engagements', ids, deleted }])
  },
)

test('everybody who may see the same is told the same', () => {
  expect(sightKey(holding('employees.view_employee', 'vacancies.view_booking'))).toBe(
    sightKey(holding('vacancies.view_booking', 'employees.view_employee')),
  )
  expect(sightKey(holding())).not.toBe(sightKey({ is_superuser: true, permissions: [] }))
})
