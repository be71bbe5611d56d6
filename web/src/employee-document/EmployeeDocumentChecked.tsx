import type { EmployeeDocument } from '@kasack/contract/employee-document.ts'
import { employeeDocument as entity } from '@kasack/contract/employee-document.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { formatShortDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { busy } from '../shared/look/busy.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { useMay } from '../shared/session/permission.ts'
import { checkToday, documentName } from './queries.ts'
import { texts } from './texts.ts'

/** When and by whom a document was checked; an unchecked one can be marked as checked with one click. */
export function EmployeeDocumentChecked({ document }: { document: EmployeeDocument }) {
  const t = useText()
  const may = useMay()
  const [isSending, setSending] = useState(false)
  const { checked_date, checked_by_user } = document
  if (checked_date) {
    return <TwoLines first={formatShortDay(checked_date)} second={checked_by_user && t(texts.checked_by, { name: checked_by_user.name })} />
  }
  if (!may(entity.access.change)) return <Missing />
  const check = async () => {
    setSending(true)
    await checkToday(document)
    setSending(false)
  }
  return (
    <Button
      size="small"
      loading={busy(isSending)}
      aria-label={t(texts.check_of, { name: documentName(document) })}
      title={t(texts.check_today)}
      onClick={() => void check()}
    >
      {t(texts.check_now)}
    </Button>
  )
}
