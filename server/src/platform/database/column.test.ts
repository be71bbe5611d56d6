import { entity } from '@kasack/contract/entity.ts'
import type { contactPerson } from '@kasack/contract/contact-person.ts'
import { facility } from '@kasack/contract/facility.ts'
import type { emailTemplate, engagementAction } from '@kasack/contract/lookup.ts'
import { period, ref, refs } from '@kasack/contract/reference-field.ts'
import { text } from '@kasack/contract/text-field.ts'
import type { user } from '@kasack/contract/user.ts'
import { expectTypeOf, test } from 'vitest'
import type { Column, MigratedColumns, MoreColumns, StoredEntity, TableWith, WithoutColumn } from './column.ts'

// The compiler does the testing: `npm run check` fails where a line is wrong.

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

const { name, noun, plural, access } = facility
const added = { reception_phone: text(), parent: ref('facility'), opened: period(), rooms: refs('tag'), fax: text(), tags: refs('tag') }
const grown = entity('facilities', { name, noun, plural, access, fields: added })

test('a field without a column is found by its name', () => {
  expectTypeOf<WithoutColumn<typeof grown>>().toEqualTypeOf<'reception_phone' | 'parent' | 'opened' | 'rooms'>()
})

test('whoever adds a field without a migration is told the table, the column and what to do', () => {
  expectTypeOf<MigratedColumns<typeof grown>>().toEqualTypeOf<`${
    | 'the table facility has no column reception_phone'
    | 'the table facility has no column parent_id'
    | 'the table facility has no column date_lower'
    | 'the table facility has no column date_upper'
    | 'there is no table facility_room'}: write a migration in server/migrations, then run npm run tables`>()
  expectTypeOf(grown).not.toExtend<MigratedColumns<typeof grown>>()
})

test('an entity whose fields have columns is served, and one whose fields are read apart', () => {
  expectTypeOf<MigratedColumns<typeof facility>>().toBeUnknown()
  expectTypeOf<MigratedColumns<typeof user>>().not.toBeUnknown()
  expectTypeOf<MigratedColumns<typeof user, 'groups'>>().toBeUnknown()
  expectTypeOf<
    MigratedColumns<typeof grown, 'parent' | 'opened' | 'rooms'>
  >().toEqualTypeOf<'the table facility has no column reception_phone: write a migration in server/migrations, then run npm run tables'>()
})
