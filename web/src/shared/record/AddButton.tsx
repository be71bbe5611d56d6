import type { Text } from '@kasack/contract/text.ts'
import type { About, Modal, OriginOf } from '../address/modals.ts'
import { useText } from '../language/i18n.ts'
import { OpenButton } from './OpenButton.tsx'

type AddButtonProps<M extends Modal> = {
  modal: M
  from: OriginOf<M>
  /** What is added, if not named after the entity. */
  label?: Text
  /** Placed in the head of a panel. */
  isInHead?: boolean
  /** With a reason, nothing can be added now. */
  disabledBecause?: Text | undefined
}

/** Creates a record that starts from the one whose page shows the button. */
export function AddButton<M extends Modal<'none' | 'optional'>>(props: AddButtonProps<M>) {
  const { modal, from, label = modal.of?.noun, isInHead = false, disabledBecause } = props
  const t = useText()
  return (
    <OpenButton<Modal<'optional'>>
      {...(isInHead && { type: 'text', size: 'small' })}
      modal={modal as unknown as Modal<'optional'>} // opened with what its own door accepts
      about={{ from } as About<Modal<'optional'>>}
      disabledBecause={disabledBecause}
    >
      {label && t(label)}
    </OpenButton>
  )
}
