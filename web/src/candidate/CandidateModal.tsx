import { useEffect } from 'react'
import type { ModalProps } from '../shared/address/modals.ts'
import { CandidateDialog } from './CandidateDialog.tsx'
import type { candidateModal } from './door.ts'

/** Opens nothing if the address names no vacancy. */
export function CandidateModal({ from, onClose }: ModalProps<typeof candidateModal>) {
  useEffect(() => {
    if (!from) onClose()
  }, [from, onClose])
  return from && <CandidateDialog vacancyId={from.id} onClose={onClose} />
}
