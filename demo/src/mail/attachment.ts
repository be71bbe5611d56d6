import * as z from 'zod/mini'
import written from './attachment.json' with { type: 'json' }
import { pdfOf } from './pdf.ts'

/** A document for e-mails, with the codes of the templates that allow and preselect it. */
export type DemoAttachment = {
  name: string
  file_name: string
  templates: string[]
  preselected: string[]
  /** A PDF, one character per byte. */
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
