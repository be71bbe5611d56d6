import type { Employee } from '@kasack/contract/employee.ts'
import { employee } from '@kasack/contract/employee.ts'
import { absenceAction } from '../absence/AbsenceAction.tsx'
import { facilitiesNearAction } from '../facility/FacilityNearby.tsx'
import { engagementAction } from '../engagement/EngagementAction.tsx'
import { activityAction, editAction, removalAction } from '../shared/table/row-actions.tsx'
import { requestDocumentAction } from '../send-email/SendEmailAction.tsx'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { vacanciesNearAction } from '../vacancy/VacancyNearby.tsx'
import { employeeModal } from './door.ts'

export const employeeRowActions = (record: Employee): RowAction[] => [
  editAction(employeeModal, record.id),
  engagementAction({ entity: 'employee', id: record.id }),
  absenceAction({ entity: 'employee', id: record.id }),
  requestDocumentAction(record),
  facilitiesNearAction(record),
  vacanciesNearAction(record),
  activityAction(employee, record),
  removalAction({ entity: employee, ...record }),
]
