import { entity } from '@kasack/contract/entity.ts'
import { facility } from '@kasack/contract/facility.ts'
import { expectTypeOf, test } from 'vitest'
import type { Column, MoreColumns, StoredEntity, TableWith } from './column.ts'

// The compiler is who tests here: `npm run check` fails where a line is wrong.

test('a column is one that the migrations leave', () => {
  expectTypeOf<'facility.name'>().toExtend<Column>()
  expectTypeOf<'facility.nmae'>().not.toExtend<Column>()
  expectTypeOf<'facilities.name'>().not.toExtend<Column>()
  expectTypeOf<'federal_state'>().toExtend<keyof MoreColumns<typeof facility>>()
  expectTypeOf<'state'>().not.toExtend<keyof MoreColumns<typeof facility>>()
})

test('a table is taken for its columns', () => {
  expectTypeOf<'contact_person'>().toExtend<TableWith<'last_name' | 'first_name'>>()
  expectTypeOf<'facility'>().not.toExtend<TableWith<'last_name'>>()
})

test('an entity is called as its table', () => {
  const mistaken = entity('facilities', { ...facility, name: 'facilty' })
  expectTypeOf(facility).toExtend<StoredEntity>()
  expectTypeOf(mistaken).not.toExtend<StoredEntity>()
})
