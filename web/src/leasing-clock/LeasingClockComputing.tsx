import { SyncOutlined } from '@ant-design/icons'
import { useText } from '../shared/language/i18n.ts'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { texts } from './texts.ts'

/** What a clock rests on was changed, and it is counted anew: what is shown may be old. */
export function LeasingClockComputing() {
  const t = useText()
  return (
    <ToneTag tone="blue" icon={SyncOutlined}>
      {t(texts.computing)}
    </ToneTag>
  )
}
