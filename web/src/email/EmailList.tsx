import { email as entity, emailList } from '@kasack/contract/email.ts'
import { ListPage } from '../shared/table/ListPage.tsx'
import { EmailIcon } from './EmailIcon.tsx'
import { emailColumns } from './EmailTable.tsx'
import { texts } from './texts.ts'

const columns = emailColumns()

/** All e-mails written by users, newest first, /emails; dashboard figures link here. */
export const EmailList = () => (
  <ListPage
    list={emailList}
    tableKey="emails"
    title={entity.plural}
    columns={columns}
    rowName={({ subject }) => subject}
    empty={{ icon: EmailIcon, title: texts.no_email, hint: texts.no_email_hint }}
  />
)
