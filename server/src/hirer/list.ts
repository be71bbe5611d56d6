import { hirer, hirerList } from '@kasack/contract/hirer.ts'
import { listQuery } from '../platform/list/list-query.ts'
import { containsFolded, dictionary, oneOf, value } from '../platform/list/sql.ts'
import { storedRows } from '../platform/record/record.ts'

export const listHirers = listQuery(hirerList, {
  rows: storedRows(hirer),
  search: containsFolded('hirer.name_folded'),
  filters: {
    name__icontains: containsFolded('hirer.name_folded'),
    is_active: oneOf('hirer.is_active'),
  },
  sorts: {
    id: value('hirer.id'),
    name: dictionary('hirer.name'),
    maximum_months: value('hirer.maximum_months'),
    equal_pay_months: value('hirer.equal_pay_months'),
  },
})
