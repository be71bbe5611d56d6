import { useEffect } from 'react'
import type { ModalProps } from '../shared/address/modals.ts'
import type { replacementModal } from './door.ts'
import { ReplacementDialog } from './ReplacementDialog.tsx'

/** Chooses who is sent in place of somebody. An address that does not say for which booking opens nothing. */
export function ReplacementModal({ from, onClose }: ModalProps<typeof replacementModal>) {
  useEffect(() => {
    if (!from) onClose()
  }, [from, onClose])
  return from && <ReplacementDialog bookingId={from.id} onClose={onClose} />
}
