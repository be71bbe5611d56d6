import type { Email } from '@kasack/contract/email.ts'
import { email as entity, emailList } from '@kasack/contract/email.ts'
import { OutboxState } from '../outbox/OutboxState.tsx'
import { stateLabels } from '../outbox/labels.ts'
import { categoryTexts } from '../send-email/labels.ts'
import { formatShortMoment } from '../shared/language/format.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import type { Column } from '../shared/table/column.ts'
import { ListTable } from '../shared/table/ListTable.tsx'
import { dayRange, listFilter } from '../shared/table/question/table-filter.ts'
import { EmailAbout } from './EmailAbout.tsx'
import { EmailIcon } from './EmailIcon.tsx'
import { EmailRecipient } from './EmailRecipient.tsx'
import { EmailSubject } from './EmailSubject.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

const filterOf = {
  category: listFilter(emailList, 'category', { label: texts.category, fixed: categoryTexts }),
  state: listFilter(emailList, 'state', { label: labels.state, fixed: stateLabels }),
  created: dayRange(emailList, 'created_datetime__date', { label: labels.created_datetime }),
  user: listFilter(emailList, 'created_by_user__id', { label: labels.created_by_user }),
}

/** The filter that selects the e-mails of a record. */
const filters = {
  contact_person: 'contact_person__id',
  employee: 'employee__id',
  facility: 'facility__id',
  vacancy: 'vacancy__id',
} as const
type Place = keyof typeof filters

export const emailColumns = (place?: Place): Column<typeof emailList, Email>[] => [
  {
    title: labels.subject,
    width: 32,
    cell: (email) => <EmailSubject email={email} />,
    filter: [filterOf.category, listFilter(emailList, 'template__id', { label: labels.template })],
  },
  { title: labels.recipient, width: 24, cell: (email) => <EmailRecipient email={email} />, filter: 'recipient__icontains' },
  { title: texts.about, width: 19, cell: (email) => <EmailAbout email={email} {...(place && { without: place })} /> },
  {
    title: labels.created_datetime,
    width: 13,
    cell: ({ created_datetime: moment, created_by_user: { name } }) => (
      <TwoLines first={<span className="k-num">{formatShortMoment(moment)}</span>} second={<span title={name}>{name}</span>} />
    ),
    sort: 'created_datetime',
    filter: [filterOf.created, filterOf.user],
  },
  { title: labels.state, width: 12, cell: ({ state }) => <OutboxState state={state} />, filter: filterOf.state },
]

const columns = {
  contact_person: emailColumns('contact_person'),
  employee: emailColumns('employee'),
  facility: emailColumns('facility'),
  vacancy: emailColumns('vacancy'),
}

/** The e-mails to or about a record, newest first. */
export const EmailTable = ({ tableKey, of: { entity: place, id } }: { tableKey: string; of: { entity: Place; id: number } }) => (
  <ListTable<typeof emailList, Email>
    list={emailList}
    tableKey={tableKey}
    title={entity.plural}
    columns={columns[place]}
    prefilters={{ [filters[place]]: String(id) }}
    pageSize={5}
    rowName={({ subject }) => subject}
    empty={{ icon: EmailIcon, title: texts.no_email, hint: texts.no_email_hint }}
  />
)
