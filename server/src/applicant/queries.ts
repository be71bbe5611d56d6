import type { Applicant, ApplicantInput, applicantList } from '@kasack/contract/applicant.ts'
import { applicant } from '@kasack/contract/applicant.ts'
import type { ApplicationInput } from '@kasack/contract/application.ts'
import { application } from '@kasack/contract/application.ts'
import { employee } from '@kasack/contract/employee.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import type { Language } from '@kasack/contract/text.ts'
import { sql } from 'kysely'
import { dialledByApplicant } from '../duplicate/dialled.ts'
import { centreOfCode } from '../place/centre-of-code.ts'
import { formattedAddress } from '../platform/entity/address.ts'
import type { Call } from '../platform/request/call.ts'
import type { Db } from '../platform/database/db.ts'
import type { References } from '../platform/write/deletion.ts'
import { deleted, emptied } from '../platform/write/deletion.ts'
import type { Rows } from '../platform/list/list-query.ts'
import { recordOf, storedColumns } from '../platform/record/record.ts'
import { repeatKeys } from '../platform/resource/repeat-key.ts'
import { changeRecord, insertRecord, removeRecord } from '../platform/write/store.ts'
import type { StoredRecord } from '../platform/record/stored.ts'
import { removeApplicantFromEntries } from '../engagement/writes.ts'
import { latestEngagementObject } from '../latest-engagement/shown.ts'
import { askToConfirm } from '../verification/queries.ts'

export const applicantRows: Rows<typeof applicantList> = {
  columns: () => sql`
    ${storedColumns(applicant)}, applicant.created_datetime, applicant.name, applicant.name as full_name,
    applicant.place is null and (applicant.postal_code <> '' or applicant.city <> '') as address_warning,
    applicant.privacy_consent_version, applicant.privacy_consent_datetime, applicant.email_verification_datetime,
    applicant.verification_expires_datetime, mail.state as mail_state, mail.created_datetime as mail_created_datetime, mail.sent_datetime,
    mail.last_error,
    employee.id as converted_to_employee_id, employee.name as converted_to_employee_name,
    newest.id as latest_engagement_id, newest.created_datetime as latest_engagement_datetime`,
  joins: () => sql`
    left join employee on employee.converted_from_applicant_id = applicant.id
    left join lateral (
      select state, created_datetime, sent_datetime, last_error from outbox where applicant_id = applicant.id order by id desc limit 1
    ) mail on true
    left join lateral (
      select id, created_datetime from engagement where applicant_id = applicant.id and is_contact order by created_datetime desc, id desc limit 1
    ) newest on true`,
}

export const toApplicant = recordOf(applicant, {
  formatted_address: formattedAddress,
  latest_engagement: latestEngagementObject,
  verification_mail: (row: MailRow | NoMail) => (row.mail_state === null ? null : mailObject(row)),
})

type VerificationMail = NonNullable<Applicant['verification_mail']>
type NoMail = Record<keyof MailRow, null>
type MailRow = {
  mail_state: VerificationMail['state']
  mail_created_datetime: string
  sent_datetime: string | null
  last_error: string
  verification_expires_datetime: string
}

const mailObject = ({ mail_state, mail_created_datetime, verification_expires_datetime, ...mail }: MailRow): VerificationMail => ({
  state: mail_state,
  created_datetime: mail_created_datetime,
  sent_datetime: mail.sent_datetime,
  last_error: mail.last_error,
  expires_datetime: verification_expires_datetime,
})

/** Stores an applicant entered by a colleague. Their consent is then on the colleague's word, and no consent text was shown. */
export const insertApplicant = (db: Db, input: ApplicantInput, now: Date): Promise<number> =>
  insertRecord(db, applicant, input, {
    created_datetime: now,
    privacy_consent_datetime: input.privacy_consent ? now : null,
    ...derivedOf(input),
  })

/** Stores an application as an applicant, who will be written to in `language`. */
export const insertApplication = (db: Db, input: ApplicationInput, { now, language }: { now: Date; language: Language }): Promise<number> =>
  insertRecord(db, application, input, { created_datetime: now, privacy_consent_datetime: now, language, ...derivedOf(input) })

/** A repeated application with the same key and fields is the same application. */
export const applicationKeys = repeatKeys('application_key', 'applicant_id')

/** The employee this applicant has become. Blocks other conversions until the transaction ends. */
export async function lockConversion(tx: Db, id: number): Promise<number | null> {
  await sql`select from applicant where id = ${id} for no key update`.execute(tx)
  const { rows } = await sql<{ id: number }>`select id from employee where converted_from_applicant_id = ${id}`.execute(tx)
  return rows[0]?.id ?? null
}

/** A new e-mail address is unconfirmed, so the applicant is asked to confirm it. */
export async function changeApplicant(
  db: Db,
  stored: StoredRecord<typeof applicant>,
  patch: Partial<ApplicantInput>,
  sender: Pick<Call, 'now' | 'publicUrl' | 'outbox'>,
): Promise<void> {
  await changeRecord(db, applicant, { id: stored.id, patch, more: derivedOf({ ...stored, ...patch }) })
  if (patch.email !== undefined) await askToConfirm(db, stored.id, sender)
}

/** Recomputes the derived columns of an applicant restored by an undo. */
export const recomputeDerived = (db: Db, { id, ...one }: Words & { id: number }): Promise<void> =>
  changeRecord(db, applicant, { id, patch: {}, more: derivedOf(one) })

type Words = Pick<ApplicantInput, 'country_code' | 'postal_code' | 'mobile'>

/** The columns derived from an applicant's other fields. */
function derivedOf(one: Words) {
  const centre = centreOfCode(one)
  return { postal_code_latitude: centre?.latitude ?? null, postal_code_longitude: centre?.longitude ?? null, ...dialledByApplicant(one) }
}

/** What refers to an applicant. `removeApplicant` carries out what this declares. */
export const applicantReferences: References = {
  'employee.converted_from_applicant_id': emptied(employee, 'converted_from_applicant'),
  'engagement.applicant_id': [
    { ...deleted(engagement, 'applicant'), where: sql`facility_id is null and employee_id is null` },
    { ...emptied(engagement, 'applicant'), where: sql`num_nonnulls(facility_id, employee_id) > 0` },
  ],
  'outbox.applicant_id': { effect: 'deleted', of: { path: 'outbox', access: applicant.access }, field: 'recipient' },
}

/** Logbook entries that name a facility or an employee stay, without the applicant. Those about the applicant alone are deleted. */
export async function removeApplicant(db: Db, { id }: Pick<Applicant, 'id'>): Promise<void> {
  await removeApplicantFromEntries(db, id)
  await removeRecord(db, applicant, id)
}
