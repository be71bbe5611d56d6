import { applicant } from '@kasack/contract/applicant.ts'
import { application } from '@kasack/contract/application.ts'
import { readInput } from '@kasack/contract/input.ts'
import type { DemoAgency } from '@kasack/demo/agency.ts'
import { insertApplicant, insertApplication } from '../applicant/queries.ts'
import { openOutbox } from '../outbox/queries.ts'
import type { Db } from '../platform/database/db.ts'
import { changeRecord } from '../platform/write/store.ts'
import { askToConfirm } from '../verification/queries.ts'
import { confirmAddress } from '../applicant/writes.ts'
import { convertDemoApplicant, referencesTo, settleDemoMail } from './queries.ts'

type One = DemoAgency['applicants'][number]

/** Stores applicants, each with the confirmation mail and what became of it. No mail is left waiting, so none is sent. */
export async function insertDemoApplicants(
  db: Db,
  applicants: One[],
  { today, publicUrl }: { today: string; publicUrl: string },
): Promise<void> {
  const [tag, employee] = [await referencesTo(db, 'application_tag'), await referencesTo(db, 'employee')]
  for (const one of applicants) {
    const now = new Date(one.created_datetime)
    const id = await (one.mail === 'none'
      ? insertApplicant(db, readInput(applicant, one, { today }).input, now)
      : apply(db, one, { now, publicUrl }))
    await changeRecord(db, applicant, { id, patch: { comments: one.comments, application_tags: one.tags.map(tag) } })
    if (one.becomes !== null) await convertDemoApplicant(db, id, employee(one.becomes).id)
  }
}

async function apply(db: Db, { language, mail, ...words }: One, { now, publicUrl }: { now: Date; publicUrl: string }): Promise<number> {
  const { input } = readInput(application, { ...words, privacy_consent: true }, { today: '' })
  const id = await insertApplication(db, input, { now, language })
  await askToConfirm(db, id, { now, publicUrl, outbox: openOutbox({ now: () => now }, { publicUrl, smtpUrl: null }) })
  const soon = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  if (mail === 'confirmed' || mail === 'sent') await settleDemoMail(db, id, { state: 'sent', sent: soon(1) })
  if (mail === 'failed') await settleDemoMail(db, id, { state: 'failed', sent: null })
  if (mail === 'confirmed') await confirmAddress(db, id, soon(7))
  return id
}
