import type { OutboxMail } from '../../contract/src/outbox.ts'
import { versionOf } from '../../server/src/platform/entity/version.ts'
import type { CallByHand } from '../call.ts'
import { pageText } from '../server/page.ts'
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
    const condition = all.length === 0 ? '' : `where ${all.join(' and ')}`
    const [page, size] = [Number(query['page'] ?? 1), Number(query['size'] ?? 10)]
    const offset = page === 1 ? '' : `offset ${(page - 1) * size}`
    const { rows, count } = await runPage(db, {
      rows: { columns, cut: `select * from outbox ${condition} order by ${order} limit ${size} ${offset}`, table: 'outbox', joins, order },
      count:
        condition === ''
          ? `select sum(number)::int from kept_count where entity = 'outbox'`
          : `select count(*)::int from outbox ${condition}`,
      values,
      page,
    })
    return pageText(url, { page, size, count }, rows.map(toMail))
  },
}

const order = 'outbox.created_datetime desc, outbox.id desc'

const moment = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const columns = `
  outbox.id, outbox.recipient, outbox.subject, outbox.text, outbox.template_id, email_template.name, outbox.state, outbox.attempts,
  outbox.last_error, ${moment('outbox.created_datetime')}, ${moment('outbox.sent_datetime')},
  case when outbox.state = 'waiting' then ${moment('outbox.next_attempt_datetime')} end`

const joins = 'join email_template on email_template.id = outbox.template_id'

function toMail(row: unknown[]) {
  const [id, recipient, subject, text, templateId, templateName, state, attempts, last_error, ...moments] = row
  const [created_datetime, sent_datetime, next_attempt_datetime] = moments
  return {
    id,
    recipient,
    subject,
    text,
    template: { id: templateId, name: templateName },
    state,
    attempts,
    last_error,
    created_datetime,
    sent_datetime,
    next_attempt_datetime,
    version: versionOf([]),
  } satisfies Record<keyof OutboxMail, unknown>
}
