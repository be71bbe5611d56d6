import { useEffect } from 'react'
import type { ModalProps } from '../shared/address/modals.ts'
import type { replacementModal } from './door.ts'
import { CandidateReplacementDialog } from './CandidateReplacementDialog.tsx'

/** Chooses who is sent in place of somebody. An address that does not say for which booking opens nothing. */
export function CandidateReplacementModal({ from, onClose }: ModalProps<typeof replacementModal>) {
  useEffect(() => {
    if (!from) onClose()
  }, [from, onClose])
  return from && <CandidateReplacementDialog bookingId={from.id} onClose={onClose} />
}
