import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { dialledByApplicant, dialledByEmployee } from './dialled.ts'

/** So many at a time are in memory. */
const batch = 1000

type Row = { id: number; mobile: string; phone: string; country_code: string }
type Dialled = { id: number; mobile_e164: string; phone_e164?: string }

/** Works out how the numbers are dialled of all who were stored before that was kept, or beside the doors of the program. */
export async function fillDialledNumbers(db: Db): Promise<void> {
  await fill(async () => {
    const { rows } = await sql<Row>`select id, mobile from applicant where mobile_e164 is null order by id limit ${batch}`.execute(db)
    const all = rows.map(({ id, ...one }): Dialled => ({ id, ...dialledByApplicant(one) }))
    await sql`
      update applicant set mobile_e164 = one.mobile_e164
      from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as one (id integer, mobile_e164 text) where applicant.id = one.id`.execute(db)
    return all.length
  })
  await fill(async () => {
    const { rows } = await sql<Row>`
      select id, mobile, phone, country_code from employee where mobile_e164 is null order by id limit ${batch}`.execute(db)
    const all = rows.map(({ id, ...one }): Dialled => ({ id, ...dialledByEmployee(one) }))
    await sql`
      update employee set mobile_e164 = one.mobile_e164, phone_e164 = one.phone_e164
      from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as one (id integer, mobile_e164 text, phone_e164 text)
      where employee.id = one.id`.execute(db)
    return all.length
  })
}

/** Until there is nobody left. */
async function fill(some: () => Promise<number>): Promise<void> {
  while ((await some()) === batch);
}
