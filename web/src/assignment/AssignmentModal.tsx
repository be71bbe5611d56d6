import { useEffect } from 'react'
import type { ModalProps } from '../shared/address/modals.ts'
import { AssignmentDialog } from './AssignmentDialog.tsx'
import type { assignmentModal } from './door.ts'

/** Proposes who might go where. An address that does not say for which vacancies opens nothing. */
export function AssignmentModal({ from, onClose }: ModalProps<typeof assignmentModal>) {
  useEffect(() => {
    if (!from) onClose()
  }, [from, onClose])
  return from && <AssignmentDialog vacancies={[from.id, ...(from.others ?? [])]} onClose={onClose} />
}
