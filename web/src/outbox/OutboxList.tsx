import type { OutboxMail } from '@kasack/contract/outbox.ts'
import { outbox, outboxList } from '@kasack/contract/outbox.ts'
import { MailOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { useText } from '../shared/language/i18n.ts'
import { formatMoment } from '../shared/language/format.ts'
import { Page } from '../shared/part/Page.tsx'
import { PageHeader } from '../shared/part/PageHeader.tsx'
import type { Column } from '../shared/table/column.ts'
import { ListCount } from '../shared/table/ListCount.tsx'
import { ListTable } from '../shared/table/ListTable.tsx'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { listFilter } from '../shared/table/question/table-filter.ts'
import { TextCell } from '../shared/table/TextCell.tsx'
import { testMailModal } from './door.ts'
import { labels, stateLabels } from './labels.ts'
import { OutboxIcon } from './OutboxIcon.tsx'
import { retryAction, retrySelection } from './OutboxRetry.tsx'
import { OutboxState } from './OutboxState.tsx'
import { texts } from './texts.ts'

const filterOf = { state: listFilter(outboxList, 'state', { label: labels.state, fixed: stateLabels }) }

export const columns: Column<typeof outboxList, OutboxMail>[] = [
  {
    title: labels.recipient,
    width: 26,
    cell: ({ id, recipient }) => <Link to={`/admin/outbox/${id}`}>{recipient}</Link>,
    filter: 'recipient__icontains',
  },
  { title: labels.subject, width: 30, cell: ({ subject }) => <TextCell text={subject} /> },
  { title: labels.state, width: 14, cell: ({ state }) => <OutboxState state={state} />, filter: filterOf.state },
  { title: labels.attempts, width: 8, cell: ({ attempts }) => attempts, align: 'end' },
  { title: labels.created_datetime, width: 18, cell: ({ created_datetime }) => formatMoment(created_datetime), sort: 'created_datetime' },
]

/** The e-mails the program has sent or tried to send, /admin/outbox. */
export function OutboxList() {
  const t = useText()
  return (
    <Page title={t(outbox.plural)}>
      <PageHeader
        title={t(outbox.plural)}
        tags={<ListCount of="outbox" />}
        actions={
          <OpenButton icon={<MailOutlined aria-hidden />} modal={testMailModal}>
            {t(texts.send_test)}
          </OpenButton>
        }
      />
      <div className="k-card">
        <ListTable
          list={outboxList}
          tableKey="outbox"
          title={outbox.plural}
          columns={columns}
          rowName={({ recipient }) => recipient}
          search={{ placeholder: texts.search_hint }}
          bar={[filterOf.state]}
          actions={actions}
          selectionActs={selectionActs}
          empty={{ icon: OutboxIcon, title: texts.no_mail, hint: texts.no_mail_hint }}
        />
      </div>
    </Page>
  )
}

const actions = (mail: OutboxMail) => [retryAction(mail)]

const selectionActs = [retrySelection]
