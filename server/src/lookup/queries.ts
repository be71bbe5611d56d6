import type { LookupEntity } from '@kasack/contract/lookup.ts'
import { sql } from 'kysely'
import { storedColumns } from '../platform/record.ts'

/** An entry of a reference list, with the fields that its list alone has. */
export const lookupRows = (entity: LookupEntity) => ({ columns: () => storedColumns(entity), joins: () => sql`` })
