import { useEffect } from 'react'
import type { ModalProps } from '../shared/address/modals.ts'
import { AssignmentDialog } from './AssignmentDialog.tsx'
import type { assignmentModal } from './door.ts'

/** Opens nothing if the address names no vacancies. */
export function AssignmentModal({ from, onClose }: ModalProps<typeof assignmentModal>) {
  useEffect(() => {
    if (!from) onClose()
  }, [from, onClose])
  return from && <AssignmentDialog vacancies={[from.id, ...(from.others ?? [])]} onClose={onClose} />
}
