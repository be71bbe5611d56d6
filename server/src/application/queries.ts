import type { ApplicationInput } from '@kasack/contract/application.ts'
import { application } from '@kasack/contract/application.ts'
import type { Language } from '@kasack/contract/text.ts'
import { dialledByApplicant } from '../duplicate/dialled.ts'
import type { Db } from '../platform/database/db.ts'
import { repeatKeys } from '../platform/resource/repeat-key.ts'
import { insertRecord } from '../platform/write/store.ts'

/** Stores an application: it is an applicant from now on, and written to in that language. */
export const insertApplication = (db: Db, input: ApplicationInput, { now, language }: { now: Date; language: Language }): Promise<number> =>
  insertRecord(db, application, input, { created_datetime: now, privacy_consent_datetime: now, language, ...dialledByApplicant(input) })

/** An application that comes again with the same key and the same fields is the same one. */
export const applicationKeys = repeatKeys('application_key', 'applicant_id')
