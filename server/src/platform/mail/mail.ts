import type { Language, Text } from '@kasack/contract/text.ts'
import type { Db } from '../database/db.ts'
import type { DB } from '../database/tables.ts'

/** The value of a placeholder: a text, several texts, or a calendar day `YYYY-MM-DD`; null and the empty text leave nothing behind. */
export type PlaceholderValue = string | number | readonly string[] | { day: string } | null

/** Values by the names of their placeholders, `applicant.first_name`. */
export type PlaceholderValues = Readonly<Record<string, PlaceholderValue>>

/** A link that the text of an e-mail cannot do without: the name of its placeholder, and the label of the button that opens it. */
export type MailLink = { name: string; label: Text }

/** The outbox columns that name the record an e-mail is about: if that is deleted, so is the e-mail, unsent. */
type Subject = Exclude<Extract<keyof DB['outbox'], `${string}_id`>, 'message_id' | 'template_id'>

/** An e-mail to be sent: a template by its code, in the reader's language, with the values of its placeholders. */
export type Mail = {
  recipient: string
  template: string
  language: Language
  values: PlaceholderValues
  link?: MailLink
  /** Where replies go; unset: to MAIL_FROM. */
  replyTo?: string
  about?: { [C in Subject]?: number }
}

/**
 * An e-mail written by a user, word for word: plain text, from the template with that id, with these attachments and employee
 * documents. With an empty `replyTo` replies go to MAIL_FROM.
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
  /** The candidates it presents if there are several, in the order of its text. */
  candidates?: number[]
}

/** Where a transaction puts e-mails to be sent. It answers before any mail server is contacted. */
export type Outbox = {
  /** The state of an e-mail that can be sent: it waits, or is held because no SMTP server is configured. */
  state: 'waiting' | 'held'
  /** Records the e-mail as it will be sent and returns its id. Nothing of it remains if the transaction fails. */
  add(tx: Db, mail: Mail): Promise<number>
  /** Same for an e-mail that is already written. */
  addWritten(tx: Db, mail: WrittenMail): Promise<number>
}
