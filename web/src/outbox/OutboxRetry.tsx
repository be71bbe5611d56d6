import { ReloadOutlined } from '@ant-design/icons'
import type { OutboxMail } from '@kasack/contract/outbox.ts'
import { outbox } from '@kasack/contract/outbox.ts'
import { request } from '../shared/call/api.ts'
import { t } from '../shared/language/i18n.ts'
import { toast } from '../shared/notification/notify.ts'
import { actCall } from '../shared/record/contract-acts.ts'
import { contractSelectionAct } from '../shared/table/contract-selection-act.ts'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import type { SelectionAct } from '../shared/table/selection-act.ts'
import { texts } from './texts.ts'

/** Retries an e-mail, at once and for one more day. */
export const retryAction = ({ id, state }: Pick<OutboxMail, 'id' | 'state'>): RowAction => ({
  key: 'retry',
  label: outbox.acts.retry.label,
  icon: <ReloadOutlined aria-hidden />,
  needs: outbox.access.change,
  disabledBecause: outbox.acts.retry.whyNot({ state }),
  onSelect: () => void retry(id),
})

const retry = (id: number) =>
  request<OutboxMail>({
    method: 'POST',
    path: actCall(outbox, id, outbox.acts.retry),
    hooks: { 200: (answer) => answer.ok && toast('success', t(answer.data.state === 'held' ? texts.still_held : texts.retried)) },
  })

const { retry: act } = outbox.acts

/** The same for several e-mails. Those held for lack of a mail server are skipped. */
export const retrySelection: SelectionAct<OutboxMail> = {
  ...contractSelectionAct({
    entity: outbox,
    key: 'retry',
    act,
    icon: <ReloadOutlined aria-hidden />,
    factsOf: (mail: OutboxMail) => mail,
    question: { one: texts.retry_one, some: texts.retry_some },
  }),
  whyNot: (mail) => (mail.state === 'held' ? texts.still_held : act.whyNot(mail)),
}
