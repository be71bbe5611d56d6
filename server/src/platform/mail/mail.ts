import type { Language, Text } from '@kasack/contract/text.ts'
import type { Db } from '../database/db.ts'
import type { DB } from '../database/tables.ts'

/** What a placeholder stands for: a text, several of them, or a calendar day `YYYY-MM-DD`; null and the empty text leave nothing behind. */
export type PlaceholderValue = string | number | readonly string[] | { day: string } | null

/** Values by the names of their placeholders, `applicant.first_name`. */
export type PlaceholderValues = Readonly<Record<string, PlaceholderValue>>

/** A link that the text of a mail cannot do without, by the name of its placeholder, and what the button is called that opens it. */
export type MailLink = { name: string; label: Text }

/** The columns of the outbox that name the record a mail is about: deleted with it, the mail is not sent any more. */
type Subject = Exclude<Extract<keyof DB['outbox'], `${string}_id`>, 'message_id' | 'template_id'>

/** A mail as somebody wants it sent: a template by its code, in the reader's language, and what its placeholders stand for. */
export type Mail = {
  recipient: string
  template: string
  language: Language
  values: PlaceholderValues
  link?: MailLink
  /** Whom an answer goes to; nobody given: MAIL_FROM. */
  replyTo?: string
  about?: { [C in Subject]?: number }
}

/**
 * A mail as somebody has written it, word for word: plain text, from the template with that id, and with these attachments and papers of
 * employees. Without `replyTo` answers go to MAIL_FROM.
 */
export type WrittenMail = {
  recipient: string
  template: number
  subject: string
  text: string
  language: Language
  replyTo: string
  about: { [C in Subject]?: number | null }
  attachments: number[]
  documents?: number[]
  /** Where it presents several candidates: who they are, in the order of its text. */
  candidates?: number[]
}

/** Where mails are put by the transaction that wants them sent. It answers before any server is asked. */
export type Outbox = {
  /** What a mail is that can be sent: it waits, or is held where no SMTP server is configured. */
  state: 'waiting' | 'held'
  /** Writes the mail down as it will be sent, and answers its id. Nothing of it remains if the transaction fails. */
  add(tx: Db, mail: Mail): Promise<number>
  /** The same for a mail that is written already. */
  addWritten(tx: Db, mail: WrittenMail): Promise<number>
}
