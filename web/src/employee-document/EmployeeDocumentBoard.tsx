import type { Employee } from '@kasack/contract/employee.ts'
import { employeeDocument as entity } from '@kasack/contract/employee-document.ts'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../shared/language/i18n.ts'
import { Empty } from '../shared/part/Empty.tsx'
import { PanelError } from '../shared/part/PanelError.tsx'
import { Waiting } from '../shared/part/Waiting.tsx'
import { texts as tableTexts } from '../shared/table/texts.ts'
import { EmployeeDocumentDrop } from './EmployeeDocumentDrop.tsx'
import { EmployeeDocumentIcon } from './EmployeeDocumentIcon.tsx'
import { EmployeeDocumentLine } from './EmployeeDocumentLine.tsx'
import { labels } from './labels.ts'
import { documentsOf, useKinds } from './queries.ts'
import { linesOf } from './rules.ts'
import { texts } from './texts.ts'

const heads = [
  { label: labels.kind, width: 22 },
  { label: labels.state, width: 16 },
  { label: labels.valid_until, width: 12 },
  { label: labels.checked_date, width: 13 },
  { label: labels.file, width: 17 },
  { label: labels.note, width: 16 },
]

/** The status of each kind of an employee's documents, required ones first; files dropped here become documents. */
export function EmployeeDocumentBoard({ employee }: { employee: Employee }) {
  const t = useText()
  const kinds = useKinds()
  const { data, error, refetch } = useQuery(documentsOf(employee.id))
  if (error && !data) return <PanelError status={error.status} onReload={() => void refetch()} />
  if (!data || !kinds) return <Waiting lines={3} />
  const lines = linesOf(data.results, kinds, employee)
  return (
    <EmployeeDocumentDrop employee={employee.id}>
      {lines.length === 0 ? (
        <Empty icon={EmployeeDocumentIcon} title={t(texts.no_document)}>
          {t(texts.no_document_hint)}
        </Empty>
      ) : (
        <table className="k-table" aria-label={t(entity.plural)}>
          <colgroup>
            {heads.map(({ label, width }) => (
              <col key={label.en} style={{ width: `${width}%` }} />
            ))}
            <col style={{ width: '4%' }} />
          </colgroup>
          <thead>
            <tr>
              {heads.map(({ label }) => (
                <th key={label.en} scope="col">
                  {t(label)}
                </th>
              ))}
              <th scope="col">
                <span className="k-sr">{t(tableTexts.actions)}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <EmployeeDocumentLine key={line.kind.id} line={line} employee={employee.id} />
            ))}
          </tbody>
        </table>
      )}
    </EmployeeDocumentDrop>
  )
}
