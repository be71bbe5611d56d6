import type { Language } from '@kasack/contract/text.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** A template as a reader of that language gets it, its placeholders not filled yet. */
export type Template = { id: number; subject: string; text: string; language: Language }

type Row = { id: number; subject: string; text_template: string; subject_en: string; text_template_en: string }

/** The template with that code; German where it has no English text. */
export async function findTemplate(db: Db, code: string, language: Language): Promise<Template> {
  const { rows } = await sql<Row>`
    select id, subject, text_template, subject_en, text_template_en from email_template where code = ${code}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no template "${code}"`)
  const { id, subject, text_template, subject_en, text_template_en } = row
  if (language === 'en' && text_template_en !== '') return { id, subject: subject_en || subject, text: text_template_en, language: 'en' }
  return { id, subject, text: text_template, language: 'de' }
}
