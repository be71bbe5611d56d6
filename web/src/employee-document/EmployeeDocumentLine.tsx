import { UploadOutlined } from '@ant-design/icons'
import type { EmployeeDocument } from '@kasack/contract/employee-document.ts'
import { employeeDocument as entity } from '@kasack/contract/employee-document.ts'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useText } from '../shared/language/i18n.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { pickFiles } from '../shared/part/pick-files.ts'
import { Unfold } from '../shared/part/Unfold.tsx'
import { useMay } from '../shared/session/permission.ts'
import { TableRow } from '../shared/table/TableRow.tsx'
import { documentActions } from './EmployeeDocumentActions.tsx'
import { EmployeeDocumentChecked } from './EmployeeDocumentChecked.tsx'
import { EmployeeDocumentFile } from './EmployeeDocumentFile.tsx'
import { EmployeeDocumentKind } from './EmployeeDocumentKind.tsx'
import { EmployeeDocumentKindStatus } from './EmployeeDocumentKindStatus.tsx'
import { EmployeeDocumentState } from './EmployeeDocumentState.tsx'
import { EmployeeDocumentValidity } from './EmployeeDocumentValidity.tsx'
import { documentName, openWithFiles } from './queries.ts'
import type { KindLine } from './rules.ts'
import { texts } from './texts.ts'

type Props = { line: KindLine; employee: number }

/** The documents of one kind: the one that counts, with the others folded away unless one of them is still unchecked. */
export function EmployeeDocumentLine({ line, employee }: Props) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const { current, others, kind, isRequired } = line
  if (!current) return <MissingRow line={line} employee={employee} />
  const unfolded = isOpen ?? others.some(({ state }) => state === 'unchecked')
  return (
    <>
      <DocumentRow
        document={current}
        first={<EmployeeDocumentKind kind={kind} document={current} isRequired={isRequired} />}
        state={<EmployeeDocumentKindStatus line={line} />}
        fold={others.length > 0 && <Fold count={others.length} isOpen={unfolded} onToggle={() => setOpen(!unfolded)} />}
      />
      {unfolded &&
        others.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            first={<EmployeeDocumentKind kind={kind} document={document} isFurther />}
            state={<EmployeeDocumentState document={document} />}
          />
        ))}
    </>
  )
}

function Fold({ count, isOpen, onToggle }: { count: number; isOpen: boolean; onToggle: () => void }) {
  const t = useText()
  return (
    <button type="button" className="k-fold" aria-expanded={isOpen} onClick={onToggle}>
      {t(isOpen ? texts.fewer : texts.others, { count })}
    </button>
  )
}

type DocumentProps = { document: EmployeeDocument; first: ReactNode; state: ReactNode; fold?: ReactNode }

function DocumentRow({ document, first, state, fold }: DocumentProps) {
  const may = useMay()
  return (
    <TableRow
      name={documentName(document)}
      state={undefined}
      mark={undefined}
      choice={undefined}
      actions={documentActions(document).filter(({ needs }) => needs === undefined || may(needs))}
      cells={cellsOf([
        first,
        <>
          {state}
          {fold}
        </>,
        <EmployeeDocumentValidity key="validity" document={document} />,
        <EmployeeDocumentChecked key="checked" document={document} />,
        <EmployeeDocumentFile key="file" document={document} />,
        document.note ? <Unfold key="note">{document.note}</Unfold> : <Missing key="note" />,
      ])}
    />
  )
}

/** A required kind without a document, with a button to upload a file. */
function MissingRow({ line, employee }: Props) {
  const t = useText()
  const may = useMay()
  const { kind } = line
  const upload = async () => {
    const files = await pickFiles({ several: true })
    if (files.length > 0) openWithFiles(files, { from: { entity: 'employee', id: employee }, with: { entity: 'kind', id: kind.id } })
  }
  const button = may(entity.access.create) && (
    <Button
      size="small"
      icon={<UploadOutlined aria-hidden />}
      aria-label={t(texts.upload_of, { kind: kind.name })}
      onClick={() => void upload()}
    >
      {t(texts.upload_kind)}
    </Button>
  )
  const none = <Missing />
  return (
    <TableRow
      name={kind.name}
      state={undefined}
      mark={undefined}
      choice={undefined}
      actions={[]}
      cells={cellsOf([
        <EmployeeDocumentKind key="kind" kind={kind} isRequired />,
        <EmployeeDocumentKindStatus key="light" line={line} />,
        none,
        none,
        button || none,
        none,
      ])}
    />
  )
}

const cellsOf = (contents: readonly ReactNode[]) => contents.map((content, at) => ({ key: String(at), align: undefined, content }))
