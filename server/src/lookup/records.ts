import type { LookupEntity } from '@kasack/contract/lookup.ts'
import { hasReferences } from '../platform/database/has-references.ts'
import { records } from '../platform/write/records.ts'
import { storedAsSent } from '../platform/write/store.ts'
import { lookupReferences } from './queries.ts'
import { refuseLookup, refuseRemoval } from './rules.ts'

export const lookupsOf = (entity: LookupEntity) =>
  records(entity, {
    facts: async (db, _input, { stored, patch }) => ({
      // Only a write that sends a code has to know whether the entry is used.
      used: stored !== null && 'code' in patch && (await hasReferences(db, entity.name, stored.id)),
    }),
    refuse: (input, facts) => refuseLookup(entity.name, input, facts),
    ...storedAsSent(entity),
    removal: { references: lookupReferences[entity.name], refuse: (stored) => refuseRemoval(entity.name, stored) },
  })
