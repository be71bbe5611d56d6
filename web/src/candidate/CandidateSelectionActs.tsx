import { CloseOutlined } from '@ant-design/icons'
import type { Candidate } from '@kasack/contract/candidate.ts'
import { candidate as entity } from '@kasack/contract/candidate.ts'
import { contractSelectionAct } from '../shared/table/contract-selection-act.ts'
import type { SelectionAct } from '../shared/table/selection-act.ts'
import { texts } from './texts.ts'

const rejections = [
  { key: 'rejected_by_employee', question: { one: texts.employee_rejects_one, some: texts.employee_rejects_some } },
  { key: 'rejected_by_facility', question: { one: texts.facility_rejects_one, some: texts.facility_rejects_some } },
] as const

/** What can be done with several candidates of a vacancy; `booked` are the employees of its live bookings. */
export const candidateSelectionActs = (booked: ReadonlySet<number>): SelectionAct<Candidate>[] =>
  rejections.map(({ key, question }) =>
    contractSelectionAct({
      entity,
      key,
      act: entity.acts[key],
      icon: <CloseOutlined aria-hidden />,
      standing: ({ status, employee }: Candidate) => ({ status, isBooked: booked.has(employee.id) }),
      question,
    }),
  )
