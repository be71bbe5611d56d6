import { ArrowLeftOutlined, CompassOutlined, DisconnectOutlined, LockOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { errorTexts } from '../call/error-texts.ts'
import { useText } from '../language/i18n.ts'
import { actionIcon } from '../look/icons.ts'
import { Empty } from './Empty.tsx'
import { LinkButton } from './LinkButton.tsx'
import { texts } from './texts.ts'

type PanelErrorProps = {
  /** The status of the failed read; omitted for an error in the page itself. */
  status?: number
  /** The list linked to when the record is missing or forbidden. */
  list?: string
  onReload?: () => void
}

/** Replaces content that is forbidden, missing or broken. */
export function PanelError({ status, list, onReload }: PanelErrorProps) {
  const t = useText()
  const toList = list && (
    <LinkButton icon={<ArrowLeftOutlined aria-hidden />} to={list}>
      {t(texts.to_list)}
    </LinkButton>
  )
  if (status === 403) {
    return (
      <Empty kind="error" icon={LockOutlined} title={t(errorTexts.forbidden_content)} actions={toList}>
        {t(texts.no_access_help)}
      </Empty>
    )
  }
  if (status === 404) return <Empty kind="error" icon={CompassOutlined} title={t(errorTexts.no_record)} actions={toList} />
  const reload = onReload && (
    <Button icon={<actionIcon.reload />} onClick={onReload}>
      {t(texts.reload)}
    </Button>
  )
  return (
    <Empty kind="error" icon={DisconnectOutlined} title={t(errorTexts.something_wrong_below)} actions={reload}>
      {t(errorTexts.component)}
    </Empty>
  )
}
