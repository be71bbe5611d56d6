import { sql } from 'kysely'
import { dialledByEmployee } from '../duplicate/dialled.ts'
import { batchSize, inBatches } from '../platform/database/batches.ts'
import type { Db } from '../platform/database/db.ts'

type Row = { id: number; mobile: string; phone: string; country_code: string }
type EmployeeNumbers = { id: number; mobile_e164: string; phone_e164: string }

/** Computes the dialled numbers of employees stored before those columns existed, or written to the database directly. */
export const fillNumbersOfEmployees = (db: Db): Promise<void> =>
  inBatches(async () => {
    const { rows } = await sql<Row>`
      select id, mobile, phone, country_code from employee where mobile_e164 is null order by id limit ${batchSize}`.execute(db)
    const all = rows.map(({ id, ...one }): EmployeeNumbers => ({ id, ...dialledByEmployee(one) }))
    await sql`
      update employee set mobile_e164 = one.mobile_e164, phone_e164 = one.phone_e164
      from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as one (id integer, mobile_e164 text, phone_e164 text)
      where employee.id = one.id`.execute(db)
    return all.length
  })
