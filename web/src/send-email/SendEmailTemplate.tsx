import type { Ref } from '@kasack/contract/field.ts'
import { sendEmail } from '@kasack/contract/send-email.ts'
import type { Language } from '@kasack/contract/text.ts'
import { useEffect } from 'react'
import type { Params } from '../shared/call/send.ts'
import { statusOf } from '../shared/form/control.ts'
import { Field } from '../shared/form/Field.tsx'
import type { Writing } from './queries.ts'
import { findUsual, takeUp } from './queries.ts'
import type { Beginning, Usual } from './rules.ts'
import { categoriesFor, templatesOf } from './rules.ts'
import { SendEmailFailure } from './SendEmailFailure.tsx'
import { SendEmailTemplateChoice } from './SendEmailTemplateChoice.tsx'
import { texts } from './texts.ts'

const { fields } = sendEmail
const languages = { de: texts.german, en: texts.english }

type Props = { beginning: Beginning | undefined; facility: Ref | null; usual: Usual | null; writing: Writing }

/** The template, likeliest categories first, and the language. `usual` is applied automatically if offered. */
export function SendEmailTemplate({ beginning, facility, usual, writing }: Props) {
  const categories = categoriesFor(beginning)
  useEffect(() => {
    if (usual !== null) void takeUpUsual(writing, usual, templatesOf(categories, facility))
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
        keep={(template) => void takeUp(writing, { template: template as Ref | null })}
      />
      <Field of={fields.language} choices={languages} keep={(language) => void takeUp(writing, { language: language as Language })} />
      <SendEmailFailure writing={writing} />
    </>
  )
}

async function takeUpUsual(writing: Writing, usual: Usual, params: Params) {
  const template = await findUsual(usual, params)
  if (template && writing.form.get().values['template'] === null) await takeUp(writing, { template })
}
