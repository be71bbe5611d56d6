import type { Text } from '@kasack/contract/text.ts'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { formatInteger } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { busy } from '../shared/look/busy.ts'
import { saveKey, saveShortcut } from '../shared/form/save-key.ts'
import { texts as words } from '../shared/form/texts.ts'
import { UnavailableButton } from '../shared/part/UnavailableButton.tsx'
import { SelectedRows } from '../shared/table/SelectedRows.tsx'
import { texts } from './texts.ts'

type Props = {
  names: readonly string[]
  /** Why nobody can be added now. */
  disabledBecause: Text | undefined
  isAdding: boolean
  onCancel: () => void
  onAdd: () => void
  /** Further actions. */
  beside?: ReactNode
}

/** The chosen employees and the button that adds them as candidates; while disabled it says why. */
export function CandidatePickerFoot({ names, disabledBecause, isAdding, onCancel, onAdd, beside }: Props) {
  const t = useText()
  const remark = useId()
  const reason = disabledBecause && t(disabledBecause)
  const label = t(labelFor(names.length), { count: formatInteger(names.length) })
  return (
    <div className="k-modal-foot">
      <span>
        <SelectedRows names={names} />
        <span id={remark}>{reason}</span>
        {!reason && ` · ${t(texts.add_key, { key: t(saveKey) })}`}
      </span>
      <Button onClick={onCancel} disabled={isAdding}>
        {t(words.cancel)}
      </Button>
      {beside}
      {reason ? (
        <UnavailableButton type="primary" reason={reason} aria-describedby={remark}>
          {label}
        </UnavailableButton>
      ) : (
        <Button type="primary" loading={busy(isAdding)} aria-describedby={remark} aria-keyshortcuts={saveShortcut} onClick={onAdd}>
          {label}
        </Button>
      )}
    </div>
  )
}

function labelFor(count: number): Text {
  if (count === 0) return texts.add
  return count === 1 ? texts.add_one : texts.add_some
}
