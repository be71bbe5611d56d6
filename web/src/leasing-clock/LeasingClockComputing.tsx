import { SyncOutlined } from '@ant-design/icons'
import { useEffect } from 'react'
import { useText } from '../shared/language/i18n.ts'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { pollWhileComputing } from './queries.ts'
import { texts } from './texts.ts'

/** Warns that the clock is being recomputed, so the figures may be out of date. */
export function LeasingClockComputing() {
  const t = useText()
  useEffect(pollWhileComputing, [])
  return (
    <ToneTag tone="blue" icon={SyncOutlined}>
      {t(texts.computing)}
    </ToneTag>
  )
}
