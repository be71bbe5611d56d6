import { entity } from '@kasack/contract/entity.ts'
import type { contactPerson } from '@kasack/contract/contact-person.ts'
import { facility } from '@kasack/contract/facility.ts'
import type { emailTemplate, engagementAction } from '@kasack/contract/lookup.ts'
import { ref, refs } from '@kasack/contract/reference-field.ts'
import { text } from '@kasack/contract/text-field.ts'
import type { user } from '@kasack/contract/user.ts'
import { expectTypeOf, test } from 'vitest'
import type { Column, MoreColumns, StoredEntity, TableWith, WithoutColumn } from './column.ts'

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

test('a field that can be written has its column, or it is known to have none', () => {
  expectTypeOf<WithoutColumn<typeof facility | typeof contactPerson>>().toBeNever()
  expectTypeOf<WithoutColumn<typeof emailTemplate>>().toBeNever()
  expectTypeOf<WithoutColumn<typeof engagementAction>>().toBeNever()
  expectTypeOf<WithoutColumn<typeof user>>().toEqualTypeOf<'groups'>()
})

test('a field without a column is found by its name', () => {
  const { name, noun, plural, access } = facility
  const fields = { reception_phone: text(), parent: ref('facility'), rooms: refs('tag'), fax: text(), tags: refs('tag') }
  const grown = entity('facilities', { name, noun, plural, access, fields })
  expectTypeOf<WithoutColumn<typeof grown>>().toEqualTypeOf<'reception_phone' | 'parent' | 'rooms'>()
})
