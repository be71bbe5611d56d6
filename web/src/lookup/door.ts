import type { LookupEntity } from '@kasack/contract/lookup.ts'
import { lookupEntities } from '@kasack/contract/lookup.ts'
import { modal } from '../shared/address/modals.ts'

/** The entry forms, one per reference list. */
export const lookupModals = lookupEntities.map((of) => modal(of.name.replaceAll('_', '-'), { of, id: 'optional' }))

export type LookupModalDoor = (typeof lookupModals)[number]

export const lookupModalOf = ({ name }: Pick<LookupEntity, 'name'>): LookupModalDoor => lookupModals.find(({ of }) => of.name === name)!

const apart = ['email_template', 'email_attachment', 'booking_document']

/** The lists without a page of their own in the administration. */
export const plainLists = lookupEntities.filter(({ name }) => !apart.includes(name))
