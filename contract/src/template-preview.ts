import * as z from 'zod/mini'
import type { Form, Input } from './entity.ts'
import { longText, text } from './text-field.ts'
import { languages } from './text.ts'
import { choice } from './choice-field.ts'

/** A template as it is being written, `POST /lookups/email-templates/preview`: nothing is stored. */
export const templateDraft = {
  name: 'template_draft',
  fields: {
    /** Of the template; that of the automated mail knows other placeholders. */
    code: text(),
    subject: text(),
    text_template: longText(),
    language: choice(languages, { initial: 'de' }),
  },
} satisfies Form & { name: string }
export type TemplateDraft = Input<typeof templateDraft>

/** How a mail from it would read, filled from an example. */
export const templatePreview = z.object({
  subject: z.string(),
  text: z.string(),
  /** What stands between braces and is the name of nothing. */
  unknown_placeholders: z.array(z.string()),
})
export type TemplatePreview = z.output<typeof templatePreview>
