import { SyncOutlined } from '@ant-design/icons'
import { useEffect } from 'react'
import { useText } from '../shared/language/i18n.ts'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { awaitCount } from './queries.ts'
import { texts } from './texts.ts'

/** What a clock rests on was changed, and it is counted anew: what is shown may be old. */
export function LeasingClockComputing() {
  const t = useText()
  useEffect(awaitCount, [])
  return (
    <ToneTag tone="blue" icon={SyncOutlined}>
      {t(texts.computing)}
    </ToneTag>
  )
}
