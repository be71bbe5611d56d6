import * as z from 'zod/mini'
import type { Form, Input } from './entity.ts'
import { longText, text } from './text-field.ts'
import { languages } from './text.ts'
import { choice } from './choice-field.ts'

/** `POST /lookups/email-templates/preview`: a template being written; nothing is stored. */
export const templateDraft = {
  name: 'template_draft',
  fields: {
    /** The template's code: the automated one has other placeholders. */
    code: text(),
    subject: text(),
    text_template: longText(),
    language: choice(languages, { initial: 'de' }),
  },
} satisfies Form & { name: string }
export type TemplateDraft = Input<typeof templateDraft>

/** A mail from it, filled from an example. */
export const templatePreview = z.object({
  subject: z.string(),
  text: z.string(),
  /** Names in braces that are no placeholders. */
  unknown_placeholders: z.array(z.string()),
})
export type TemplatePreview = z.output<typeof templatePreview>
