import { useEffect } from 'react'
import type { ModalProps } from '../shared/address/modals.ts'
import { CandidateDialog } from './CandidateDialog.tsx'
import type { candidateModal } from './door.ts'

/** Makes candidates of employees. An address that does not say for which vacancy opens nothing. */
export function CandidateModal({ from, onClose }: ModalProps<typeof candidateModal>) {
  useEffect(() => {
    if (!from) onClose()
  }, [from, onClose])
  return from && <CandidateDialog vacancyId={from.id} onClose={onClose} />
}
