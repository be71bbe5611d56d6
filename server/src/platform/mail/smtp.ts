import type { Readable } from 'node:stream'
import type { Language } from '@kasack/contract/text.ts'
import { createTransport } from 'nodemailer'

/** A file attached to an e-mail. */
export type Enclosure = { name: string; type: string; content: Readable }

/**
 * An e-mail in transit. `messageId` stays the same however often it is handed over; `automatic`: not written by a user, so programs do
 * not answer it; an empty `html`: plain text only.
 */
export type Letter = {
  recipient: string
  replyTo: string
  messageId: string
  subject: string
  text: string
  html: string
  language: Language
  automatic: boolean
  enclosures: Enclosure[]
  date: Date
}

/** What the server said: `permanent` if it will never accept this e-mail, `code` for the log, `reason` in its own words. */
export type HandOver = { taken: true } | { taken: false; permanent: boolean; code: string; reason: string }

/** Milliseconds. A server may take long over an e-mail it has received: leaving before it answers means sending it twice. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 120_000, socketCloseTimeout: 1_000 }

/**
 * Hands e-mails to the SMTP server at `smtp://` or `smtps://`, optionally with user and password. With `smtp` the connection is
 * encrypted if the server offers it, without checking its certificate: a man in the middle could remove the offer as well. With
 * `smtps` the server must prove its name.
 */
export function openSmtp(smtpUrl: string, mailFrom: string): (letter: Letter, signal: AbortSignal) => Promise<HandOver> {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const secure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    tls: { rejectUnauthorized: secure },
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return ({ recipient, replyTo, html, language, automatic, enclosures, ...letter }, signal) =>
    transport
      .sendMail({
        ...letter,
        from: mailFrom,
        to: { name: '', address: recipient },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        ...(html && { html }),
        attachments: enclosures.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
        headers: { 'Content-Language': language, ...(automatic && { 'Auto-Submitted': 'auto-generated' }) },
        signal,
      })
      .then((): HandOver => ({ taken: true }), whyNot)
}

type SmtpError = Error & { code?: string; originalCode?: string; command?: string; response?: string; responseCode?: number }

function whyNot(error: SmtpError): HandOver {
  const { code = 'unknown', originalCode, response, responseCode, message } = error
  const reason = (response ?? message).replaceAll('\0', '').slice(0, 1_000)
  return { taken: false, permanent: isPermanent(error), code: `${responseCode ?? originalCode ?? code}`, reason }
}

/** Answers that ask for a password, or for a better one, and say nothing about the e-mail. */
const aboutUs = [530, 534, 535, 538]

/** What the server refuses for good: this e-mail, not us or everybody; or an address that SMTP cannot express at all. */
function isPermanent({ code, command = '', responseCode }: SmtpError): boolean {
  if (responseCode === undefined) return code === 'EENVELOPE' && command === 'API'
  return ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command) && responseCode >= 500 && !aboutUs.includes(responseCode)
}
