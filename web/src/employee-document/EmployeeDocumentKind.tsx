import type { EmployeeDocument } from '@kasack/contract/employee-document.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { useText } from '../shared/language/i18n.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { texts } from './texts.ts'

type Props = { kind: Ref; document?: EmployeeDocument; isRequired?: boolean; isFurther?: boolean }

/** The kind of a document, whether it is required, and its number; for residence titles, whether it allows agency work. */
export function EmployeeDocumentKind({ kind, document, isRequired = false, isFurther = false }: Props) {
  const t = useText()
  const leasing = document?.allows_leasing
  const more = [
    isRequired && t(texts.required),
    document?.number,
    leasing === null || leasing === undefined ? '' : t(leasing ? texts.leasing_allowed : texts.leasing_forbidden),
  ]
  return (
    <span className={isFurther ? 'k-further' : undefined}>
      <TwoLines first={kind.name} second={more.filter(Boolean).join(' · ')} />
    </span>
  )
}
