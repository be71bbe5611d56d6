import { DisconnectOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { errorTexts } from '../call/error-texts.ts'
import { t } from '../language/i18n.ts'
import { actionIcon } from '../look/icons.ts'
import { Empty } from '../part/Empty.tsx'
import { PanelError } from '../part/PanelError.tsx'
import { texts as words } from '../part/texts.ts'
import { texts } from './texts.ts'

/** The list could not be read; without permission there is nothing to retry. */
export function LoadFailed({ status, onReload }: { status: number; onReload: () => void }) {
  if (status === 403) return <PanelError status={403} />
  const reload = (
    <Button icon={<actionIcon.reload />} onClick={onReload}>
      {t(words.reload)}
    </Button>
  )
  return (
    <Empty kind="error" icon={DisconnectOutlined} title={t(errorTexts.results)} actions={reload}>
      {t(texts.failed_hint)}
    </Empty>
  )
}
