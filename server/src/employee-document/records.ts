import { healthDocumentRight } from '@kasack/contract/document-state.ts'
import { employeeDocument } from '@kasack/contract/employee-document.ts'
import type { Db } from '../platform/database/db.ts'
import { records } from '../platform/write/records.ts'
import { removeRecord } from '../platform/write/store.ts'
import { needAlso } from '../platform/write/write.ts'
import { changeEmployeeDocument, holdKind, type KindFacts, insertEmployeeDocument } from './queries.ts'
import { refuseDocument, seesHealthDocuments } from './rules.ts'

export const employeeDocuments = records(employeeDocument, {
  holds: ['employee'],
  async facts(db, { kind: { id } = { id: 0 } }, { caller }) {
    const kind = await holdKind(db, id)
    await needHealthRight(db, kind)
    return { kind, isHidden: kind?.is_health_data === true && !seesHealthDocuments(caller) }
  },
  refuse: refuseDocument,
  insert: insertEmployeeDocument,
  change: changeEmployeeDocument,
  removal: {
    async remove(db, { id, kind }) {
      await needHealthRight(db, await holdKind(db, kind.id))
      await removeRecord(db, employeeDocument, id)
    },
  },
})

/** Locks a document whose file is about to be replaced. */
export async function holdDocument(tx: Db, id: number): Promise<void> {
  const stored = await employeeDocuments.hold(tx, id)
  if (stored) await needHealthRight(tx, await holdKind(tx, stored.kind.id))
}

/** Undoing a change to a health document requires the permission to see it. */
async function needHealthRight(tx: Db, kind: Pick<KindFacts, 'is_health_data'> | null): Promise<void> {
  if (kind?.is_health_data) await needAlso(tx, healthDocumentRight)
}
