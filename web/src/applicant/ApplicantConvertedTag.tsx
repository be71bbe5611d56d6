import { IdcardOutlined } from '@ant-design/icons'
import { useText } from '../shared/language/i18n.ts'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { texts } from './texts.ts'

/** Marks an applicant who has become an employee. */
export function ApplicantConvertedTag() {
  const t = useText()
  return (
    <ToneTag tone="accent" icon={IdcardOutlined}>
      {t(texts.converted)}
    </ToneTag>
  )
}
