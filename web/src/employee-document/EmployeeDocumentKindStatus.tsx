import { CheckOutlined, ExclamationCircleOutlined } from '@ant-design/icons'
import { useText } from '../shared/language/i18n.ts'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { EmployeeDocumentState } from './EmployeeDocumentState.tsx'
import type { KindLine } from './rules.ts'
import { texts } from './texts.ts'

/** The status of the documents of one kind. */
export function EmployeeDocumentKindStatus({ line: { status, current } }: { line: KindLine }) {
  const t = useText()
  if (!current) {
    return (
      <ToneTag tone="red" icon={ExclamationCircleOutlined}>
        {t(texts.missing)}
      </ToneTag>
    )
  }
  if (status !== 'valid') return <EmployeeDocumentState document={current} />
  return (
    <ToneTag tone="accent" icon={CheckOutlined}>
      {t(texts.complete)}
    </ToneTag>
  )
}
