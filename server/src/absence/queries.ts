import { absence, type AbsenceInput } from '@kasack/contract/absence.ts'
import { absenceReasons } from '@kasack/contract/absence-reason.ts'
import { namesByCode } from '@kasack/contract/text.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { CommonReading } from '../platform/read/reading.ts'
import { recordOf, storedRows } from '../platform/record/record.ts'
import { insertRecord } from '../platform/write/store.ts'

export const absenceRows = storedRows(absence, 'created_datetime')

const reasonNames = namesByCode(absenceReasons)

/** The reason for an absence, in the reader's language. */
export const reasonIn = ({ reason }: ReasonColumn, { language }: Pick<CommonReading, 'language'>): string => reasonNames[reason][language]

export type ReasonColumn = Pick<AbsenceInput, 'reason'>

export const toAbsence = recordOf(absence, { reason_display: reasonIn })

export const insertAbsence = (db: Db, input: AbsenceInput, now: Date): Promise<number> =>
  insertRecord(db, absence, input, { created_datetime: now })

export async function removeAbsencesOf(db: Db, employee: number): Promise<void> {
  await sql`delete from absence where employee_id = ${employee}`.execute(db)
}
