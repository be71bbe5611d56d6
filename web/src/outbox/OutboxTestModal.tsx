import type { OutboxMail } from '@kasack/contract/outbox.ts'
import { outbox, testMail } from '@kasack/contract/outbox.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import type { FormAct } from '../shared/form/save.ts'
import { t, useText } from '../shared/language/i18n.ts'
import { useUser } from '../shared/session/session.ts'
import type { testMailModal } from './door.ts'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

const act: FormAct = {
  label: texts.send_test,
  done: texts.test_written,
  remark: (mail) =>
    (mail as OutboxMail).state === 'held' ? { kind: 'warning', lines: [t(texts.still_held)] } : { lines: [t(texts.test_on_its_way)] },
  key: texts.send_key,
  path: `/${testMail.path}/`,
  body: ({ recipient }) => ({ recipient }),
  shownIn: () => [outbox.path],
}

/** Sends a test e-mail, by default to the user's own address. */
export function OutboxTestModal({ onClose }: ModalProps<typeof testMailModal>) {
  const text = useText()
  const user = useUser()
  return (
    <EntityModal entity={testMail} labels={labels} act={act} prefill={{ recipient: user?.email ?? '' }} isNarrow onClose={onClose}>
      <FieldGroup title={text(texts.send_test)}>
        <Field of={testMail.fields.recipient} width="full" required />
      </FieldGroup>
    </EntityModal>
  )
}
