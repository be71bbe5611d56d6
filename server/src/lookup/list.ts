import type { LookupEntity } from '@kasack/contract/lookup.ts'
import { lookupList } from '@kasack/contract/lookup.ts'
import { listQuery } from '../platform/list/list-query.ts'
import { contains, dictionary, oneOf, value } from '../platform/list/sql.ts'
import { lookupRows } from './queries.ts'

export const listLookups = (entity: LookupEntity) =>
  listQuery(lookupList(entity), {
    rows: lookupRows(entity),
    search: contains(`${entity.name}.name`),
    filters: { is_active: oneOf(`${entity.name}.is_active`), category: oneOf('email_template.category') },
    sorts: {
      id: value(`${entity.name}.id`),
      name: dictionary(`${entity.name}.name`),
      order: value(`${entity.name}.order`),
      is_active: value(`${entity.name}.is_active`),
    },
  })
