import { setTimeout as delay } from 'node:timers/promises'
import { isTemporary } from '../platform/request/errors.ts'
import { safeName } from '../platform/file/name.ts'
import type { Files } from '../platform/file/store.ts'
import { openFiles } from '../platform/file/store.ts'
import type { JobOf, Stop } from '../platform/job/work.ts'
import type { Enclosure, HandOver, Letter } from '../platform/mail/smtp.ts'
import { openSmtp } from '../platform/mail/smtp.ts'
import type { EnclosedFile, MailInHand } from './queries.ts'
import { holdMails, keepInHand, nextMail, noteRefusal, noteSent, releaseMails, takeMail } from './queries.ts'
import { afterRefusal, leaseDuration, longest } from './rules.ts'
import { texts } from './texts.ts'

/** Milliseconds between attempts to store an outcome while the database is unreachable, before another process can take the mail. */
const retryDelay = 250

/** Sends due mails one after another. Without an SMTP server it only marks them as held. */
export const mailJob: JobOf = ({ db, clock, log, settings }) => {
  const store = openFiles(settings.dataDirectory)
  const handOver = settings.smtpUrl === null ? null : openSmtp(settings.smtpUrl, settings.mailFrom)
  const inTime = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds)
  const until = () => inTime(leaseDuration)

  async function once(stop: Stop): Promise<Date | null> {
    if (!handOver) return holdMails(db).then(() => null)
    await releaseMails(db, clock.now())
    while (!stop.soon.aborted) {
      const mail = await takeMail(db, { now: clock.now(), until: until(), latest: inTime(longest) })
      if (!mail) break
      await deliver(mail, handOver, stop)
    }
    return nextMail(db)
  }

  async function deliver(mail: MailInHand, hand: NonNullable<typeof handOver>, { now }: Stop): Promise<void> {
    const begun = clock.now()
    // While the database is unreachable, no other process can take the mail either.
    const renewing = setInterval(() => void keepInHand(db, mail, until()).catch(() => undefined), leaseDuration / 3)
    const { missing, enclosures } = await enclosuresOf(mail, store)
    try {
      const answer = missing === null ? await hand(letterOf(mail, { date: begun, enclosures }), now) : withoutFile(mail, missing)
      const logged = { mail: mail.id, attempt: mail.attempts }
      if (answer.taken) {
        await retryUntilStored(() => noteSent(db, mail, clock.now()))
        log.info(logged, 'mail sent')
      } else {
        const times = { first: new Date(mail.first_attempt_datetime), begun, over: clock.now() }
        const later = afterRefusal(answer, times)
        await retryUntilStored(() => noteRefusal(db, mail, later))
        log.warn({ ...logged, reply: answer.code }, later.state === 'failed' ? 'mail failed' : 'mail put off')
      }
    } finally {
      for (const { content } of enclosures) content.destroy() // a refused mail leaves them unread
      clearInterval(renewing)
    }
  }

  return { name: 'mail', of: 'outbox', once }
}

/** The files enclosed with a mail, or one that is missing. */
async function enclosuresOf({ files }: MailInHand, store: Files): Promise<{ missing: EnclosedFile | null; enclosures: Enclosure[] }> {
  const enclosures: Enclosure[] = []
  for (const file of files) {
    const found = await store.read(file.sha256)
    if (found) {
      enclosures.push({ name: safeName(file.name, file.type), type: file.type, content: found.content })
      continue
    }
    for (const { content } of enclosures) content.destroy()
    return { missing: file, enclosures: [] }
  }
  return { missing: null, enclosures }
}

/** Without one of its files a mail would say something else, so a user has to deal with it. */
const withoutFile = ({ language }: MailInHand, { name, is_paper }: EnclosedFile): RefusedHandOver => ({
  taken: false,
  permanent: true,
  code: 'missing file',
  reason: is_paper ? texts.paper_missing[language] : texts.file_missing[language].replace('{name}', name),
})

type RefusedHandOver = Extract<HandOver, { taken: false }>

const letterOf = (
  { recipient, reply_to, message_id, ...mail }: MailInHand,
  { date, enclosures }: Pick<Letter, 'date' | 'enclosures'>,
): Letter => ({
  recipient,
  replyTo: reply_to,
  messageId: message_id,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  language: mail.language,
  automatic: mail.automatic,
  enclosures,
  date,
})

/** Stores the outcome even if the database is unreachable for now. If it were lost, the mail would be sent twice. */
async function retryUntilStored(note: () => Promise<void>): Promise<void> {
  try {
    await note()
  } catch (error) {
    if (!isTemporary(error)) throw error
    await delay(retryDelay)
    await retryUntilStored(note)
  }
}
