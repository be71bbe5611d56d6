import type { Call } from '../platform/request/call.ts'
import { berlinDay } from '../platform/program/clock.ts'
import type { Db } from '../platform/database/db.ts'
import { germanDay } from '../template/german-day.ts'
import { findTemplate } from '../template/queries.ts'
import { findOwner } from './queries.ts'
import { noticeTexts, texts } from './texts.ts'

/** What it takes to write a notice. */
export type NoticeContext = Pick<Call, 'outbox' | 'language' | 'now' | 'publicUrl'>

/** Mails the owner of an account, if she has an address, what happened to it, so that she hears of acts that were not hers. */
export async function notifyOwner(
  tx: Db,
  userId: number,
  event: keyof typeof noticeTexts,
  { outbox, language, now, publicUrl }: NoticeContext,
): Promise<void> {
  const owner = await findOwner(tx, userId)
  if (!owner?.email) return
  const { subject, sentence } = noticeTexts[event]
  const values: Record<string, string> = {
    name: owner.name,
    sentence: sentence[language].replace('{day}', germanDay(berlinDay(now))),
    url: `${publicUrl}/account-security/`,
  }
  await outbox.addWritten(tx, {
    recipient: owner.email,
    template: (await findTemplate(tx, 'automated', language)).id,
    subject: subject[language],
    text: texts.notice[language].replaceAll(/\{(\w+)\}/g, (_, gap: string) => values[gap]!),
    language,
    replyTo: '',
    about: {},
    attachments: [],
  })
}
