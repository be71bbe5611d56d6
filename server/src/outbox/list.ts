import { outboxList } from '@kasack/contract/outbox.ts'
import { listQuery } from '../platform/list/list-query.ts'
import { containsFolded, oneOf, value } from '../platform/list/sql.ts'
import { outboxRows } from './queries.ts'

export const listOutbox = listQuery(outboxList, {
  rows: outboxRows,
  search: containsFolded('outbox.recipient_folded'),
  filters: {
    state: oneOf('outbox.state', 'mail_state'),
    recipient__icontains: containsFolded('outbox.recipient_folded'),
  },
  sorts: {
    id: value('outbox.id'),
    created_datetime: value('outbox.created_datetime'),
  },
})
