import type { ReactNode } from 'react'
import type { Modal } from '../address/modals.ts'
import { useText } from '../language/i18n.ts'
import { actionIcon } from '../look/icons.ts'
import type { Panel } from '../part/Panels.tsx'
import { OpenButton } from './OpenButton.tsx'
import { texts } from './texts.ts'

/** The panel with all fields of a record, with a button for its edit form; null: read-only. */
export function useDetailsPanel({ modal, id }: { modal: Modal<'optional' | 'required'> | null; id: number }, children: ReactNode): Panel {
  const t = useText()
  const edit = modal && (
    <OpenButton type="text" size="small" icon={<actionIcon.edit />} modal={modal} about={{ id }} aria-label={t(texts.edit_details)}>
      {t(texts.edit)}
    </OpenButton>
  )
  return { key: 'details', title: t(texts.details), extra: edit, children }
}
