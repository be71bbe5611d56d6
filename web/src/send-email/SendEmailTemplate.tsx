import type { Ref } from '@kasack/contract/field.ts'
import { sendEmail } from '@kasack/contract/send-email.ts'
import type { Language } from '@kasack/contract/text.ts'
import { useEffect } from 'react'
import type { Params } from '../shared/call/send.ts'
import { statusOf } from '../shared/form/control.ts'
import { Field } from '../shared/form/Field.tsx'
import type { Writing } from './queries.ts'
import { findDefaultTemplate, applyTemplate } from './queries.ts'
import type { EmailOrigin, DefaultTemplate } from './rules.ts'
import { categoriesFor, templatesOf } from './rules.ts'
import { SendEmailFailure } from './SendEmailFailure.tsx'
import { SendEmailTemplateChoice } from './SendEmailTemplateChoice.tsx'
import { texts } from './texts.ts'

const { fields } = sendEmail
const languages = { de: texts.german, en: texts.english }

type Props = { origin: EmailOrigin | undefined; facility: Ref | null; defaultTemplate: DefaultTemplate | null; writing: Writing }

/** The template, likeliest categories first, and the language. `defaultTemplate` is applied automatically if offered. */
export function SendEmailTemplate({ origin, facility, defaultTemplate, writing }: Props) {
  const categories = categoriesFor(origin)
  useEffect(() => {
    if (defaultTemplate !== null) void applyDefault(writing, defaultTemplate, templatesOf(categories, facility))
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form opens
  }, [])
  return (
    <>
      <Field
        of={fields.template}
        width="name"
        renderControl={({ value, onChange, isWrong, aria }) => (
          <SendEmailTemplateChoice
            {...aria}
            categories={categories}
            facility={facility}
            status={statusOf(isWrong)}
            value={value as Ref | null} // the field's value
            onChange={onChange}
          />
        )}
        keep={(template) => void applyTemplate(writing, { template: template as Ref | null })}
      />
      <Field
        of={fields.language}
        choices={languages}
        keep={(language) => void applyTemplate(writing, { language: language as Language })}
      />
      <SendEmailFailure writing={writing} />
    </>
  )
}

async function applyDefault(writing: Writing, defaultTemplate: DefaultTemplate, params: Params) {
  const template = await findDefaultTemplate(defaultTemplate, params)
  if (template && writing.form.get().values['template'] === null) await applyTemplate(writing, { template })
}
