import { employeeDocument } from '@kasack/contract/employee-document.ts'
import { readInput } from '@kasack/contract/input.ts'
import { documentKind } from '@kasack/contract/lookup.ts'
import type { DemoAgency } from '@kasack/demo/agency.ts'
import type { Db } from '../platform/database/db.ts'
import type { Files } from '../platform/file/store.ts'
import { columnsOf } from '../platform/record/record.ts'
import { changeRecord } from '../platform/write/store.ts'
import { changeFile } from '../stored-file/queries.ts'
import { keepDemoFile } from './file.ts'
import { idsOf, insertDemoRows, referencesTo } from './queries.ts'

/** Stores the documents of employees, and makes the kinds everyone needs obligatory. */
export async function insertDemoDocuments(
  db: Db,
  { documents, obligatoryKinds }: Pick<DemoAgency, 'documents' | 'obligatoryKinds'>,
  today: string,
): Promise<void> {
  const [employee, kind, user] = [
    await referencesTo(db, 'employee'),
    await referencesTo(db, 'document_kind', 'code'),
    await referencesTo(db, 'user', 'username'),
  ]
  for (const code of obligatoryKinds) await changeRecord(db, documentKind, { id: kind(code).id, patch: { is_obligatory: true } })
  const rows = documents.map((one) => {
    const { input } = readInput(employeeDocument, { ...one, employee: employee(one.employee), kind: kind(one.kind) }, { today })
    return {
      ...columnsOf(employeeDocument, input),
      checked_by_user_id: one.checked_by_user && user(one.checked_by_user).id,
      created_datetime: one.created_datetime,
    }
  })
  await insertDemoRows(db, 'employee_document', rows)
}

/** Stores the files of the documents that have one. */
export async function keepDemoDocumentFiles(
  db: Db,
  documents: DemoAgency['documents'],
  { files, now }: { files: Files; now: Date },
): Promise<void> {
  const ids = await idsOf(db, 'employee_document')
  for (const [index, { file }] of documents.entries())
    if (file) await changeFile(db, employeeDocument, { id: ids[index]!, file: await keepDemoFile(db, file, { files, now }) })
}
