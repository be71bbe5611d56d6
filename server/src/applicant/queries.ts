import type { Applicant, ApplicantInput, applicantList } from '@kasack/contract/applicant.ts'
import { applicant } from '@kasack/contract/applicant.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { References } from '../platform/deletion.ts'
import type { Rows } from '../platform/list-query.ts'
import { recordOf, storedColumns } from '../platform/record.ts'
import { insertRecord } from '../platform/store.ts'

export const applicantRows: Rows<typeof applicantList> = {
  columns: () => sql`
    ${storedColumns(applicant)}, applicant.created_datetime, applicant.name, applicant.name as full_name,
    applicant.privacy_consent_version, applicant.privacy_consent_datetime, applicant.email_verification_datetime,
    employee.id as converted_to_employee_id, employee.name as converted_to_employee_name`,
  joins: () => sql`left join employee on employee.converted_from_applicant_id = applicant.id`,
}

export const toApplicant = recordOf(applicant, { verification_mail: (): Applicant['verification_mail'] => null })

/** Whom a colleague writes down. If he says that she agrees, no text was shown to her. */
export const insertApplicant = (db: Db, input: ApplicantInput, now: Date): Promise<number> =>
  insertRecord(db, applicant, input, { created_datetime: now, privacy_consent_datetime: input.privacy_consent ? now : null })

/** Whoever has become an employee stays one: see `employee.converted_from_applicant_id`. */
export const applicantReferences: References = { 'employee.converted_from_applicant_id': 'derived' }
