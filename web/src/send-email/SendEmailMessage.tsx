import type { Ref } from '@kasack/contract/field.ts'
import { sendEmail } from '@kasack/contract/send-email.ts'
import { Field } from '../shared/form/Field.tsx'
import { useFieldValue } from '../shared/form/form-context.ts'
import { useStore } from '../shared/program/store.ts'
import type { Writing } from './queries.ts'
import { SendEmailAttachments } from './SendEmailAttachments.tsx'
import { SendEmailDocuments } from './SendEmailDocuments.tsx'
import { SendEmailPreviewButton } from './SendEmailPreviewButton.tsx'
import { SendEmailTextHints } from './SendEmailTextHints.tsx'
import { texts } from './texts.ts'

const { fields } = sendEmail

/** The content and attachments of the e-mail; nothing until a template is chosen. */
export function SendEmailMessage({ writing }: { writing: Writing }) {
  const { filling } = writing
  const [template] = useFieldValue<Ref | null>(fields.template)
  const [candidates] = useFieldValue<Ref[]>(fields.candidates)
  const { phase, filled } = useStore(filling)
  const awaited = !template ? texts.choose_template_first : phase === 'busy' ? texts.filling : undefined
  const off = awaited && ({ off: 'disabled', placeholder: awaited } as const)
  const hasNone = filled?.allowed_attachments.length === 0 && ({ off: 'disabled', placeholder: texts.no_attachment } as const)
  return (
    <>
      <Field of={fields.subject} width="full" {...off} />
      <SendEmailTextHints filling={filling} isOfSeveral={candidates.length > 1} />
      <Field of={fields.text} width="full" grows action={<SendEmailPreviewButton writing={writing} />} {...off} />
      <Field of={fields.selected_attachments} width="full" params={{ template__id: template?.id }} {...hasNone} {...off} />
      <SendEmailDocuments filling={filling} />
      <SendEmailAttachments filling={filling} />
    </>
  )
}
