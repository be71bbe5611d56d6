import { UndoOutlined } from '@ant-design/icons'
import type { HistoryLine } from '@kasack/contract/history.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { undoGroups } from '../shared/call/undo.ts'
import { useText } from '../shared/language/i18n.ts'
import { busy } from '../shared/look/busy.ts'
import { UnavailableButton } from '../shared/part/UnavailableButton.tsx'
import { texts } from './texts.ts'

type Props = Pick<HistoryLine, 'group' | 'can_undo' | 'why_not'> & {
  /** What is undone, for screen readers. */
  what: string
}

/** Undoes everything one call changed, or says why that is impossible. */
export function HistoryUndo({ group, can_undo, why_not, what }: Props) {
  const t = useText()
  const [isUndoing, setUndoing] = useState(false)
  const look = { type: 'text', size: 'small', icon: <UndoOutlined aria-hidden />, 'aria-label': t(texts.undo_of, { what }) } as const
  if (!can_undo)
    return why_not ? (
      <UnavailableButton {...look} reason={why_not}>
        {t(texts.undo)}
      </UnavailableButton>
    ) : null
  const undo = async () => {
    setUndoing(true)
    await undoGroups([group])
    setUndoing(false)
  }
  return (
    <Button {...look} loading={busy(isUndoing)} onClick={() => void undo()}>
      {t(texts.undo)}
    </Button>
  )
}
