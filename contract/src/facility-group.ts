import * as z from 'zod/mini'
import type { Answer, Input } from './entity.ts'
import { entity, sameAccess } from './entity.ts'
import { readOnly } from './field.ts'
import { longText, text } from './text-field.ts'
import { flag } from './value-field.ts'
import * as filter from './filter.ts'
import { defineList } from './list.ts'
import { plainRef } from './shared-shape.ts'

export const facilityGroup = entity('facilitygroups', {
  name: 'facility_group',
  noun: { de: 'Einrichtungsgruppe', en: 'Facility group' },
  plural: { de: 'Einrichtungsgruppen', en: 'Facility groups' },
  access: sameAccess('session'),
  fields: {
    id: readOnly(z.number()),
    name: text({ required: true }),
    comments: longText(),
    is_active: flag({ initial: true }),
  },
})
export type FacilityGroup = Answer<typeof facilityGroup>
export type FacilityGroupInput = Input<typeof facilityGroup>

export const facilityGroupList = defineList(facilityGroup, {
  filters: { name__icontains: filter.contains(), is_active: filter.flags() },
  sorts: ['id', 'name'],
  defaultSort: 'name',
})

/** A facility group as other records show it. */
export const groupRef = z.extend(plainRef, { comments: z.string() })
