import type { CockpitCode } from '@kasack/contract/cockpit.ts'
import { cockpitCodes } from '@kasack/contract/cockpit.ts'
import { sql } from 'kysely'
import { hiddenDocuments } from '../employee-document/queries.ts'
import type { Db } from '../platform/database/db.ts'
import type { Sql } from '../platform/list/list-query.ts'

type Hiding = { hidden: ReadonlySet<string> }

/** Settlements of the sections a reader may see, without those of health documents unless they may see these too. */
export function shownSettlements({ hidden }: Hiding): Sql {
  const shown: CockpitCode[] = cockpitCodes.filter((code) => !hidden.has(code))
  const isHealthData = sql`cockpit_settlement.employee_document_id in (select id from employee_document where ${hiddenDocuments})`
  return sql`(
    cockpit_settlement.code = any(array[${sql.join(shown.map((code) => sql.lit(code)))}]::text[])
    ${hidden.has('health_documents') ? sql`and (${isHealthData}) is not true` : sql``}
  )`
}

/** The section of the settled row. */
export async function findSection(db: Db, id: number): Promise<CockpitCode> {
  const { rows } = await sql<{ code: CockpitCode }>`select code from cockpit_settlement where id = ${id}`.execute(db)
  return rows[0]!.code
}
