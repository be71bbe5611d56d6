import { useState } from 'react'
import type { OriginOf } from '../shared/address/modals.ts'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useForm } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import type { Store } from '../shared/program/store.ts'
import type { emailModal } from './door.ts'
import type { EmailStart, Filling } from './queries.ts'
import { SendEmailAbout } from './SendEmailAbout.tsx'
import { SendEmailBefore } from './SendEmailBefore.tsx'
import { SendEmailSentBefore } from './SendEmailSentBefore.tsx'
import { SendEmailMessage } from './SendEmailMessage.tsx'
import { SendEmailRecipient } from './SendEmailRecipient.tsx'
import type { DefaultTemplate } from './rules.ts'
import { SendEmailTemplate } from './SendEmailTemplate.tsx'
import { texts } from './texts.ts'

type Props = {
  from: OriginOf<typeof emailModal> | null
  /** The employee it is about, if there is no candidate. */
  about: number | undefined
  start: EmailStart
  defaultTemplate: DefaultTemplate | null
  filling: Store<Filling>
}

/** The fields of an e-mail: recipient, template and content. */
export function SendEmailFields({ from, about, start, defaultTemplate, filling }: Props) {
  const t = useText()
  const form = useForm()
  const [candidate, ...others] = start.candidates
  const [writing] = useState({ form, filling, about })
  return (
    <>
      <SendEmailAbout start={start} />
      {candidate && others.length === 0 && <SendEmailBefore candidate={candidate} isProfile={from?.entity === 'profile'} />}
      {others.length > 0 && <SendEmailSentBefore candidates={start.candidates} />}
      <SendEmailRecipient
        start={start}
        directRecipient={start.employee ?? (from?.entity === 'candidate' ? candidate!.employee : null)}
        writing={writing}
      />
      <FieldGroup title={t(texts.message)}>
        <SendEmailTemplate origin={from?.entity} facility={start.facility} defaultTemplate={defaultTemplate} writing={writing} />
        <SendEmailMessage writing={writing} />
      </FieldGroup>
    </>
  )
}
