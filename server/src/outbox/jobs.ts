import { setTimeout as delay } from 'node:timers/promises'
import { isForNow } from '../platform/errors.ts'
import type { JobOf, Stop } from '../platform/work.ts'
import type { Letter } from '../platform/smtp.ts'
import { openSmtp } from '../platform/smtp.ts'
import type { MailInHand } from './queries.ts'
import { holdMails, keepInHand, nextMail, noteRefusal, noteSent, releaseMails, takeMail } from './queries.ts'
import { afterRefusal, inHand } from './rules.ts'

/** How often the database is asked to note what happened while it is away: before anybody else can take the mail. */
const insistence = 250

/** Hands over what is due, one mail after the other. Without an SMTP server it only says that mails are held. */
export const mailJob: JobOf = ({ db, clock, log, settings }) => {
  const handOver = settings.smtpUrl === null ? null : openSmtp(settings.smtpUrl, settings.mailFrom)
  const until = () => new Date(clock.now().getTime() + inHand)

  async function once(stop: Stop): Promise<Date | null> {
    if (!handOver) return holdMails(db).then(() => null)
    await releaseMails(db, clock.now())
    while (!stop.soon.aborted) {
      const mail = await takeMail(db, clock.now(), until())
      if (!mail) break
      await deliver(mail, handOver, stop)
    }
    return nextMail(db)
  }

  async function deliver(mail: MailInHand, hand: NonNullable<typeof handOver>, { now }: Stop): Promise<void> {
    const begun = clock.now()
    const renewing = setInterval(() => void keepInHand(db, mail, until()).catch(() => undefined), inHand / 3)
    try {
      const answer = await hand(letterOf(mail, begun), now)
      const told = { mail: mail.id, attempt: mail.attempts }
      if (answer.taken) {
        await surely(() => noteSent(db, mail, clock.now()))
        log.info(told, 'mail sent')
      } else {
        const times = { first: new Date(mail.first_attempt_datetime), begun, over: clock.now() }
        const later = afterRefusal(answer, times)
        await surely(() => noteRefusal(db, mail, later))
        log.warn({ ...told, reply: answer.code }, later.state === 'failed' ? 'mail failed' : 'mail put off')
      }
    } finally {
      clearInterval(renewing)
    }
  }

  return { name: 'mail', of: 'outbox', once }
}

const letterOf = ({ recipient, reply_to, message_id, ...mail }: MailInHand, date: Date): Letter => ({
  recipient,
  replyTo: reply_to,
  messageId: message_id,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  language: mail.language,
  date,
})

/** What happened to a mail is noted even if the database is away for now: forgotten, the mail would be sent twice. */
async function surely(note: () => Promise<void>): Promise<void> {
  try {
    await note()
  } catch (error) {
    if (!isForNow(error)) throw error
    await delay(insistence)
    await surely(note)
  }
}
