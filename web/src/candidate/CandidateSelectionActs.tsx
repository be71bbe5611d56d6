import { CloseOutlined, PhoneOutlined } from '@ant-design/icons'
import type { AskedParty, Candidate } from '@kasack/contract/candidate.ts'
import { candidate as entity } from '@kasack/contract/candidate.ts'
import { candidatesAsked, candidatesRejected } from '@kasack/contract/candidates-at-once.ts'
import type { Text } from '@kasack/contract/text.ts'
import { profilesSelection } from '../send-email/SendEmailSelection.tsx'
import { runInOneCall } from '../shared/table/in-one-call.ts'
import type { SelectionAct } from '../shared/table/selection-act.ts'
import { selectionTexts } from '../shared/table/selection-texts.ts'
import { atOnceCall } from './queries.ts'
import { texts } from './texts.ts'

const parties = ['employee', 'facility'] as const

/** The actions on several candidates of a vacancy; `booked`: the employees of its live bookings. */
export const candidateSelectionActs = (booked: ReadonlySet<number>): SelectionAct<Candidate>[] => [
  profilesSelection,
  ...asked,
  ...parties.map((who) => rejection(who, booked)),
]

type AtOnce = { label: Text; question: { one: Text; some: Text }; call: { path: string }; sends: object }

const doWithAll =
  ({ label, question, call, sends }: AtOnce): SelectionAct<Candidate>['onSelect'] =>
  (chosen) =>
    runInOneCall(
      {
        label,
        question,
        path: atOnceCall(call),
        body: (rows) => ({ candidates: rows.map(({ id }) => id), ...sends }),
        resource: entity.path,
      },
      chosen,
    )

const askedTexts = {
  employee: { label: texts.ask_employee, question: { one: texts.employee_asked_one, some: texts.employee_asked_some } },
  facility: { label: texts.ask_facility, question: { one: texts.facility_asked_one, some: texts.facility_asked_some } },
} satisfies Record<AskedParty, object>

/** Notes who was asked by telephone; those already asked are left out. */
const asked = parties.map((who): SelectionAct<Candidate> => ({
  key: `${who}_asked`,
  label: askedTexts[who].label,
  icon: <PhoneOutlined aria-hidden />,
  needs: entity.access.change,
  whyNot: (row) => (row[`${who}_asked`] ? texts[`${who}_was_asked`] : undefined),
  onSelect: doWithAll({ ...askedTexts[who], call: candidatesAsked, sends: { who, value: true } }),
}))

const rejectionQuestions = {
  employee: { one: texts.employee_rejects_one, some: texts.employee_rejects_some },
  facility: { one: texts.facility_rejects_one, some: texts.facility_rejects_some },
} satisfies Record<AskedParty, object>

function rejection(who: AskedParty, booked: ReadonlySet<number>): SelectionAct<Candidate> {
  const key = `rejected_by_${who}` as const
  const { label, isOffered, whyNot } = entity.acts[key]
  return {
    key,
    label,
    icon: <CloseOutlined aria-hidden />,
    needs: entity.access.change,
    whyNot: ({ status, employee }) =>
      isOffered({ status }) ? whyNot({ status, isBooked: booked.has(employee.id) }) : selectionTexts.nothing_to_do,
    onSelect: doWithAll({ label, question: rejectionQuestions[who], call: candidatesRejected, sends: { who } }),
  }
}
