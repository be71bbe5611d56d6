import { Button } from 'antd'
import { useState } from 'react'
import { BankOutlined } from '@ant-design/icons'
import { useText } from '../../shared/language/i18n.ts'
import { actionIcon } from '../../shared/look/icons.ts'
import { Empty } from '../../shared/part/Empty.tsx'
import { ErrorBoundary } from '../../shared/part/ErrorBoundary.tsx'
import { PanelError } from '../../shared/part/PanelError.tsx'
import { Waiting } from '../../shared/part/Waiting.tsx'
import { texts } from './texts.ts'

export function EmptySection() {
  const t = useText()
  const create = (
    <Button icon={<actionIcon.add />} type="primary">
      {t(texts.primary)}
    </Button>
  )
  return (
    <div className="k-facts-row">
      <Empty icon={BankOutlined} title={t(texts.nothing)} actions={create}>
        {t(texts.nothing_help)}
      </Empty>
      <Waiting />
      <ErrorBoundary>
        <Fragile />
      </ErrorBoundary>
      <PanelError status={500} onReload={() => location.reload()} />
      <PanelError status={403} />
      <PanelError status={404} />
    </div>
  )
}

function Fragile() {
  const t = useText()
  const [broken, setBroken] = useState(false)
  if (broken) throw new Error('Broken on purpose in the style guide')
  return <Button onClick={() => setBroken(true)}>{t(texts.break_down)}</Button>
}
