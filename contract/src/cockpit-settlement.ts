import * as z from 'zod/mini'
import { cockpitCodes, cockpitSections } from './cockpit.ts'
import { healthDocumentRight } from './document-state.ts'
import type { Answer } from './entity.ts'
import { entity, sameAccess } from './entity.ts'
import { moment, readOnly } from './field.ts'
import * as filter from './filter.ts'
import { defineList } from './list.ts'
import { plainRef } from './shared-shape.ts'

const needsOfSections = Object.fromEntries(cockpitCodes.map((code) => [code, cockpitSections[code].needs]))

/** A cockpit row settled up to and including a day. Created only by the call of its section, and readable with the section's permission. */
export const cockpitSettlement = entity('cockpit-settlements', {
  name: 'cockpit_settlement',
  noun: { de: 'Erledigung', en: 'Completed item' },
  plural: { de: 'Erledigungen', en: 'Completed items' },
  access: sameAccess('session'),
  fields: {
    id: readOnly(z.number()),
    code: readOnly(z.enum(cockpitCodes)),
    record: readOnly(z.number()),
    until: readOnly(z.string(), { kind: 'day' }),
    note: readOnly(z.string()),
    created_by_user: readOnly(plainRef, { kind: 'ref' }),
    created_datetime: moment(),
  },
  readingNeeds: { ...needsOfSections, health_documents: healthDocumentRight },
})
export type CockpitSettlement = Answer<typeof cockpitSettlement>

export const cockpitSettlementList = defineList(cockpitSettlement, {
  filters: { code: filter.choices(cockpitCodes), until__gte: filter.day() },
  sorts: ['id', 'until', 'created_datetime'],
  defaultSort: '-created_datetime',
})
