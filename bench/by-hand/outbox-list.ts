import { outbox } from '../../contract/src/outbox.ts'
import type { CallByHand } from '../call.ts'
import { pageOf, pageText } from '../server/page.ts'
import { selectFields } from '../server/selection.ts'
import { countOf, moment, plain, ref, where } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/outbox.json/'
const asking = (...queries: string[]) => queries.map((query) => `${route}?${query}`)

export const call: CallByHand = {
  route,
  caller: 'administrator',
  measured: {
    'outbox, first page': [route],
    'outbox, page 3': asking('page=3'),
    'outbox, what has failed': asking('state=failed'),
    'outbox, part of a recipient': asking('recipient__icontains=person777', 'recipient__icontains=bewerbung17'),
    'outbox, search': asking('search=person1234'),
  },
  async answer({ db, query, url }) {
    const values: unknown[] = []
    const value = (one: unknown) => `$${values.push(one)}`
    const all: string[] = []
    if (query['state']) all.push(`state = ${value(query['state'])}::mail_state`)
    if (query['recipient__icontains']) all.push(`recipient_folded like ${value(`%${query['recipient__icontains']}%`)}`)
    for (const word of query['search']?.split(' ') ?? []) all.push(`recipient_folded like ${value(`%${word}%`)}`)
    const condition = where(all)
    const { page, size, limit } = pageOf(query)
    const { rows, count } = await runPage(db, {
      rows: { table: 'outbox', columns, joins, cut: `select * from outbox ${condition} order by ${order} ${limit}`, order },
      count: countOf('outbox', condition),
      values,
      page,
    })
    return pageText(url, { page, size, count }, rows)
  },
}

const order = 'outbox.created_datetime desc, outbox.id desc'

const columns = selectFields(outbox, {
  ...plain('outbox', 'recipient', 'subject', 'text', 'state', 'attempts', 'last_error'),
  template: ref('outbox.template_id', 'email_template'),
  next_attempt_datetime: `case when outbox.state = 'waiting' then ${moment('outbox.next_attempt_datetime')} end`,
})

const joins = 'join email_template on email_template.id = outbox.template_id'
