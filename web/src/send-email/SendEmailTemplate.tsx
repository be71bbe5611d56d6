import type { Ref } from '@kasack/contract/field.ts'
import { sendEmail } from '@kasack/contract/send-email.ts'
import type { Language } from '@kasack/contract/text.ts'
import { useEffect } from 'react'
import type { Params } from '../shared/call/send.ts'
import { choicesOf } from '../shared/form/choices.ts'
import { statusOf } from '../shared/form/control.ts'
import { Field } from '../shared/form/Field.tsx'
import { RemoteSelect } from '../shared/form/RemoteSelect.tsx'
import { useText } from '../shared/language/i18n.ts'
import { readFor } from '../shared/storage/query-client.ts'
import { categoryTexts } from './labels.ts'
import type { Writing } from './queries.ts'
import { takeUp } from './queries.ts'
import type { Beginning, Usual } from './rules.ts'
import { categoriesFor } from './rules.ts'
import { SendEmailFailure } from './SendEmailFailure.tsx'
import { texts } from './texts.ts'

const { fields } = sendEmail
const languages = { de: texts.german, en: texts.english }

type Props = { beginning: Beginning | undefined; facility: Ref | null; usual: Usual | null; writing: Writing }

/** From which template the e-mail is written, the likeliest first, and in which language. `usual` is taken up by itself, where it is offered. */
export function SendEmailTemplate({ beginning, facility, usual, writing }: Props) {
  const t = useText()
  const categories = categoriesFor(beginning)
  const params = { category: categories, facility__id: facility?.id }
  useEffect(() => {
    if (usual !== null) void takeUpUsual(writing, usual, params)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form begins
  }, [])
  return (
    <>
      <Field
        of={fields.template}
        width="name"
        renderControl={({ field, value, onChange, isWrong, aria }) => (
          <RemoteSelect
            {...aria}
            target={field.target}
            params={params}
            kinds={categories.map((category) => ({
              title: t(categoryTexts[category]),
              has: (choice) => 'category' in choice && choice.category === category,
            }))}
            status={statusOf(isWrong)}
            value={value as Ref | null} // as the field's answer
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
  const offered = await readFor(choicesOf('email_template', '', params)).catch(() => [])
  const found = (Array.isArray(offered) ? offered : offered.results).find(
    (one) => one.id === usual || ('code' in one && one.code === usual),
  )
  if (found && writing.form.get().values['template'] === null) await takeUp(writing, { template: { id: found.id, name: found.name } })
}
