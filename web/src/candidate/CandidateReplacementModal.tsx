import { useEffect } from 'react'
import type { ModalProps } from '../shared/address/modals.ts'
import type { replacementModal } from './door.ts'
import { CandidateReplacementDialog } from './CandidateReplacementDialog.tsx'

/** Opens nothing if the address names no booking. */
export function CandidateReplacementModal({ from, onClose }: ModalProps<typeof replacementModal>) {
  useEffect(() => {
    if (!from) onClose()
  }, [from, onClose])
  return from && <CandidateReplacementDialog bookingId={from.id} onClose={onClose} />
}
