import { cockpitSettlement } from '@kasack/contract/cockpit-settlement.ts'
import type { CockpitCode } from '@kasack/contract/cockpit.ts'
import { cockpitSections } from '@kasack/contract/cockpit.ts'
import type { Db } from '../platform/database/db.ts'
import type { Call } from '../platform/request/call.ts'
import { insertRecord } from '../platform/write/store.ts'

type SettlementRow = { code: CockpitCode; record: number; until: string; note: string; known: number }

/** Notes that a row was settled. The column of its record is named like the record's table. */
export const insertSettlement = (
  tx: Db,
  { code, record, until, note, known }: SettlementRow,
  { caller, now }: { caller: Pick<Call['caller'], 'id'>; now: Date },
): Promise<number> =>
  insertRecord(
    tx,
    cockpitSettlement,
    {},
    { code, until, note, [`${cockpitSections[code].of.name}_id`]: record, known, created_by_user_id: caller.id, created_datetime: now },
  )
