import { ReloadOutlined } from '@ant-design/icons'
import type { OutboxMail } from '@kasack/contract/outbox.ts'
import { outbox } from '@kasack/contract/outbox.ts'
import { request } from '../shared/call/api.ts'
import { t } from '../shared/language/i18n.ts'
import { toast } from '../shared/notification/notify.ts'
import { actCall } from '../shared/record/contract-acts.ts'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { texts } from './texts.ts'

/** What can be done with a mail: the server is asked again, at once and for another day. */
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
