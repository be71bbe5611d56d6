import { sql } from 'kysely'
import { dialledByApplicant } from '../duplicate/dialled.ts'
import { batchSize, inBatches } from '../platform/database/batches.ts'
import type { Db } from '../platform/database/db.ts'

type Row = { id: number; mobile: string }
type ApplicantNumber = { id: number; mobile_e164: string }

/** Computes the dialled numbers of applicants stored before that column existed, or written to the database directly. */
export const fillNumbersOfApplicants = (db: Db): Promise<void> =>
  inBatches(async () => {
    const { rows } = await sql<Row>`select id, mobile from applicant where mobile_e164 is null order by id limit ${batchSize}`.execute(db)
    const all = rows.map(({ id, ...one }): ApplicantNumber => ({ id, ...dialledByApplicant(one) }))
    await sql`
      update applicant set mobile_e164 = one.mobile_e164
      from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as one (id integer, mobile_e164 text) where applicant.id = one.id`.execute(db)
    return all.length
  })
