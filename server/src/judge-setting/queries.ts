import { judgeSetting } from '@kasack/contract/judge-setting.ts'
import { settingId } from '@kasack/contract/history-entities.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Row } from '../platform/record/record.ts'
import { storedColumns } from '../platform/record/record.ts'

/** The row of the settings, of which there is always one. */
export async function findJudgeSetting(db: Db): Promise<Row> {
  const { rows } = await sql<Row>`select ${storedColumns(judgeSetting)} from judge_setting where id = ${settingId}`.execute(db)
  return rows[0]!
}
