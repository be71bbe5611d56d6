import * as z from 'zod/mini'
import written from './attachment.json' with { type: 'json' }
import { pdfOf } from './pdf.ts'

/** A document that goes along with e-mails: the attachment of that name, and the templates, by code, that allow and preselect it. */
export type DemoAttachment = {
  name: string
  file_name: string
  templates: string[]
  preselected: string[]
  /** A PDF, each character a byte. */
  content: string
}

const texts = z.parse(
  z.array(
    z.strictObject({
      name: z.string(),
      file_name: z.string(),
      templates: z.array(z.string()),
      preselected: z.array(z.string()),
      title: z.string(),
      lines: z.array(z.string()),
    }),
  ),
  written,
)

export const demoAttachments = (): DemoAttachment[] =>
  texts.map(({ title, lines, ...attachment }) => ({ ...attachment, content: pdfOf(title, lines) }))
