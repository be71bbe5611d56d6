import type { EmployeeDocument } from '@kasack/contract/employee-document.ts'
import { formatShortDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { texts } from './texts.ts'

/** Until when a document is valid, and from when, or otherwise when it was issued. */
export function EmployeeDocumentValidity({ document: { valid_until, valid_from, issued_date } }: { document: EmployeeDocument }) {
  const t = useText()
  const since = valid_from
    ? t(texts.from_day, { day: formatShortDay(valid_from) })
    : issued_date && t(texts.issued_on, { day: formatShortDay(issued_date) })
  return <TwoLines first={valid_until ? formatShortDay(valid_until) : t(texts.unlimited)} second={since} />
}
