import * as z from 'zod/mini'
import { entity, sameAccess } from './entity.ts'
import { engagementAction, type LookupEntity } from './lookup.ts'
import { refs } from './reference-field.ts'
import { plainRef } from './shared-shape.ts'

/** `GET /lookups/{name}/uses`: how many records refer to each entry in use. */
export const lookupUses = z.array(z.object({ id: z.number(), count: z.number() }))
export type LookupUses = z.output<typeof lookupUses>

/** The answer to ordering a list: its entries in their current order. */
export const orderedEntries = z.object({ entries: z.array(plainRef) })

/** Actions are referred to by id and offered in that order. */
export const hasOrder = ({ name }: Pick<LookupEntity, 'name'>): boolean => name !== engagementAction.name

/** `POST /lookups/{name}/order`: all entries of the list, in their new order. */
export const lookupOrder = ({ path, name }: LookupEntity) =>
  entity(`${path}/order`, {
    name: `${name}_order`,
    noun: { de: 'Reihenfolge', en: 'Order' },
    plural: { de: 'Reihenfolgen', en: 'Orders' },
    access: sameAccess('superuser'),
    fields: { entries: { ...refs(name, { required: true }), isOrdered: true } },
  })
