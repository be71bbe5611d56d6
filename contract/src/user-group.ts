import * as z from 'zod/mini'
import type { Answer, Input } from './entity.ts'
import { entity, sameAccess } from './entity.ts'
import { readOnly } from './field.ts'
import { text, words } from './text-field.ts'
import { defineList } from './list.ts'
import { permissions } from './permission.ts'

export const userGroup = entity('groups', {
  name: 'user_group',
  noun: { de: 'Benutzergruppe', en: 'User group' },
  plural: { de: 'Benutzergruppen', en: 'User groups' },
  access: sameAccess('superuser'),
  fields: {
    id: readOnly(z.number()),
    name: text({ required: true, unique: true }),
    permissions: words(permissions),
    number_of_members: readOnly(z.number()),
  },
})
export type UserGroup = Answer<typeof userGroup>
export type UserGroupInput = Input<typeof userGroup>

export const userGroupList = defineList(userGroup, { filters: {}, sorts: ['id', 'name'], defaultSort: 'name' })
