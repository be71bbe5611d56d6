import type { Applicant } from '@kasack/contract/applicant.ts'
import { applicant as entity } from '@kasack/contract/applicant.ts'
import { employeeModal } from '../employee/door.ts'
import { engagementAction } from '../engagement/EngagementAction.tsx'
import { EmployeeIcon } from '../employee/EmployeeIcon.tsx'
import { useMay } from '../shared/session/permission.ts'
import { editAction, removalAction } from '../shared/table/row-actions.tsx'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { convert } from './ApplicantConversion.tsx'
import { refuseConversion } from './rules.ts'
import { applicantModal } from './door.ts'
import { texts } from './texts.ts'

export function useApplicantActions(): (applicant: Applicant) => RowAction[] {
  const may = useMay()
  return (applicant) => applicantActions(applicant, may)
}

/** Same for a user with these permissions. */
export const applicantActions = (applicant: Applicant, may: ReturnType<typeof useMay>): RowAction[] => [
  editAction(applicantModal, applicant.id),
  engagementAction({ entity: 'applicant', id: applicant.id }),
  {
    key: 'convert',
    label: texts.convert,
    icon: <EmployeeIcon />,
    modal: employeeModal,
    disabledBecause: refuseConversion(applicant, may) ?? undefined,
    onSelect: () => convert(applicant.id),
  },
  removalAction({ entity, ...applicant }),
]
