import { candidate } from '@kasack/contract/candidate.ts'
import { email } from '@kasack/contract/email.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import { outbox } from '@kasack/contract/outbox.ts'
import type { SentEmail } from '@kasack/contract/send-email.ts'
import { sendEmail } from '@kasack/contract/send-email.ts'
import { useState } from 'react'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import type { FormAct } from '../shared/form/save.ts'
import { t } from '../shared/language/i18n.ts'
import type { FieldValues } from '../shared/form/values.ts'
import { useUser } from '../shared/session/session.ts'
import { useOwnChoice } from '../shared/storage/own-choice.ts'
import type { emailModal } from './door.ts'
import { actLabels, labels } from './labels.ts'
import { createFilling, isSettled, confirmSensitive, useEmailStart } from './queries.ts'
import { emailBody, candidatesIn, defaultTemplateOf } from './rules.ts'
import { SendEmailFields } from './SendEmailFields.tsx'
import { texts } from './texts.ts'

const act: FormAct = {
  label: actLabels.send,
  done: texts.was_sent,
  remark: (sent) =>
    (sent as SentEmail).state === 'held' ? { kind: 'warning', title: t(texts.was_sent), lines: [t(texts.is_held)] } : null,
  key: texts.key,
  path: `/${sendEmail.path}/`,
  body: emailBody,
  shownIn: (body) => [
    email.path,
    outbox.path,
    ...(candidatesIn(body as FieldValues) > 0 ? [candidate.path] : []),
    ...('log' in body && body.log === true ? [engagement.path] : []),
  ],
}

/** Writes an e-mail from a template, starting from the record in the page's address. */
export function SendEmailModal({ from, with: about, onClose }: ModalProps<typeof emailModal>) {
  const now = useEmailStart(from)
  const [start, setStart] = useState(now)
  const [filling] = useState(createFilling)
  const [usual, setUsual] = useOwnChoice(useUser()?.id ?? 0, 'profile-template')
  const people = start.candidates.map(({ id, employee }) => ({ id, name: employee.name }))
  const isOf = (word: string) => from?.entity === word
  const isProfile = isOf('profile')
  const ownTemplate = isProfile && usual !== null ? Number(usual) : null
  if (start.isPending && !now.isPending && !now.unread) setStart(now) // only once: changes by other users must not touch what has been written
  return (
    <EntityModal
      entity={sendEmail}
      labels={labels}
      act={act}
      isAwaited={start.isPending}
      unread={start.isPending ? now.unread : null}
      prefill={{
        recipient: start.recipient,
        contact_person: start.person,
        facility: isOf('facility') || isOf('absence-at') || isOf('ended-at') ? start.facility : null,
        employee: start.employee && { id: start.employee.id, name: start.employee.name },
        log: isOf('documents-of'),
        candidate: people.length === 1 ? people[0]! : null,
        candidates: people.length > 1 ? people : [],
      }}
      isSure={async (form) => isSettled(filling) && confirmSensitive({ form, filling })}
      onSaved={({ template }) => isProfile && filling.get().filled?.category === 'profile' && setUsual(String(template.id))}
      onClose={onClose}
    >
      <SendEmailFields
        from={from}
        about={about?.id}
        start={start}
        defaultTemplate={ownTemplate ?? defaultTemplateOf(from?.entity)}
        filling={filling}
      />
    </EntityModal>
  )
}
