import type { FilledTemplate } from '@kasack/contract/filled-template.ts'
import type { EmailPreview } from '@kasack/contract/send-email.ts'
import { sql } from 'kysely'
import { hiddenDocuments } from '../employee-document/queries.ts'
import type { Db } from '../platform/database/db.ts'
import { fileObject } from '../stored-file/queries.ts'

const columns = sql`
  employee_document.id, document_kind.name, ${fileObject('employee_document')} as file,
  document_kind.is_health_data as is_health, document_kind.is_residence_title as is_residence`

const papers = sql`employee_document join document_kind on document_kind.id = employee_document.kind_id`

const byKind = sql`document_kind."order", fold(document_kind.name) collate "de-x-icu", employee_document.id`

type PreviewPaper = EmailPreview['documents'][number]
type PaperOffer = Omit<FilledTemplate['documents'][number], 'is_preselected'> & { code: string }

type PaperQuery = { candidates: readonly number[]; employee: number | null; withHealth: boolean }

/** The documents of candidates or an employee that can be sent, each with its kind's code and its owner. */
export async function findOfferedPapers(db: Db, { candidates, employee, withHealth }: PaperQuery): Promise<PaperOffer[]> {
  const { rows } = await sql<PaperOffer>`
    with whose as (
      select employee_id, min(place) as place
      from (
        select candidate.employee_id, asked.place from unnest(${[...candidates]}::int[]) with ordinality asked (id, place)
        join candidate on candidate.id = asked.id
        union all select ${employee}::int, 0
      ) asked
      group by employee_id
    )
    select ${columns}, document_kind.code, json_build_object('id', employee.id, 'name', employee.name) as employee
    from whose join employee on employee.id = whose.employee_id join ${papers} on employee_document.employee_id = employee.id
    where employee_document.file_sha256 is not null ${withHealth ? sql`` : sql`and not ${hiddenDocuments}`}
    order by whose.place, ${byKind}`.execute(db)
  return rows
}

/** Documents as they would be sent. */
export async function findPapers(db: Db, ids: number[]): Promise<PreviewPaper[]> {
  const { rows } = await sql<PreviewPaper>`
    select ${columns} from ${papers} where employee_document.id = any(${ids}) order by ${byKind}`.execute(db)
  return rows
}

/** The owner of a document, and the size of its file; null without a file. */
export type LockedDocument = { id: number; employee_id: number; size: number | null; is_health_data: boolean }

/** Locks documents, which keep their files until the transaction ends. The caller holds the employee. Unknown ids are left out. */
export async function lockDocuments(db: Db, ids: number[]): Promise<LockedDocument[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<LockedDocument>`
    select id, employee_id, file_size as size, is_health_data from employee_document
    where id = any(${ids}) order by id for share`.execute(db)
  return rows
}
