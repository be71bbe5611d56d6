import { EnvironmentOutlined } from '@ant-design/icons'
import { useText } from '../language/i18n.ts'
import { ToneTag } from './ToneTag.tsx'
import { texts } from './texts.ts'

/** Marks a location known only by postal code or town. */
export function Approximate() {
  const t = useText()
  return (
    <ToneTag tone="grey" icon={EnvironmentOutlined} title={t(texts.approximate_help)}>
      {t(texts.approximate)}
    </ToneTag>
  )
}
