import type { Employee } from '@kasack/contract/employee.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import '../shared/form/form.css'
import { useText } from '../shared/language/i18n.ts'
import type { Store } from '../shared/program/store.ts'
import { useStore } from '../shared/program/store.ts'
import { labels } from './labels.ts'
import { filledFor } from './queries.ts'
import type { Category } from './rules.ts'
import { gapsIn } from './rules.ts'
import { SendEmailHints } from './SendEmailHints.tsx'
import { SendEmailTemplateChoice } from './SendEmailTemplateChoice.tsx'
import { texts } from './texts.ts'

type Props = {
  /** The employee whose e-mail is shown. */
  first: Employee
  categories: readonly Category[]
  template: Store<Ref | null>
  /** Nothing is sent before the writer has seen one of the e-mails. */
  isReady: Store<boolean>
}

/** The template by which several employees are asked for documents, and how it reads for the first of them. */
export function SendEmailRequest({ first, categories, template, isReady }: Props) {
  const t = useText()
  const id = useId()
  const chosen = useStore(template)
  const asked = filledFor(chosen?.id ?? 0, first.id)
  const { data, isError } = useQuery(chosen ? asked : { ...asked, queryFn: skipToken })
  const isSeen = data !== undefined && data.subject !== '' && data.text_template !== ''
  useEffect(() => isReady.set(isSeen), [isReady, isSeen])
  const names = data ? gapsIn(data).join('; ') : ''
  return (
    <>
      <div className="k-field">
        <label htmlFor={id}>{t(labels.template)}</label>
        <SendEmailTemplateChoice id={id} categories={categories} value={chosen} onChange={template.set} />
      </div>
      {data && (
        <section className="k-mail-text" aria-label={t(texts.mail_to, { name: first.name })}>
          <b>{data.subject}</b>
          {`\n\n${data.text_template}`}
        </section>
      )}
      <SendEmailHints
        warnings={[...(names ? [t(texts.empty_placeholders, { names })] : []), ...(isError ? [t(texts.not_filled)] : [])]}
        remark={null}
      />
    </>
  )
}
