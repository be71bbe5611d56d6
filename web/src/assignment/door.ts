import { assignmentLimits } from '@kasack/contract/assignment.ts'
import { candidate } from '@kasack/contract/candidate.ts'
import { employee } from '@kasack/contract/employee.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { modal } from '../shared/address/modals.ts'

/** Proposes assignments for several vacancies at once. */
export const assignmentModal = modal('assignment', {
  of: candidate,
  from: { vacancy },
  several: { vacancy: assignmentLimits.vacancies },
  needs: employee.access.read,
})
