import { EnvironmentOutlined } from '@ant-design/icons'
import { useText } from '../language/i18n.ts'
import { Empty } from '../part/Empty.tsx'
import { texts } from './texts.ts'

/** Replaces the map if the browser cannot draw one. */
export function MapFailed() {
  const t = useText()
  return (
    <Empty icon={EnvironmentOutlined} title={t(texts.failed)}>
      {t(texts.failed_hint)}
    </Empty>
  )
}
