import { AimOutlined } from '@ant-design/icons'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { needsOf, openModal } from '../shared/address/modals.ts'
import { today } from '../shared/program/clock.ts'
import { confirmChosen } from '../shared/table/on-chosen.ts'
import type { SelectionAct } from '../shared/table/selection-act.ts'
import { assignmentModal } from './door.ts'
import { whyNotPlanned } from './rules.ts'
import { texts } from './texts.ts'

/** Proposes assignments for the selected vacancies; they stay selected because the user may cancel. */
export const assignmentSelection: SelectionAct<Vacancy> = {
  key: 'assignment',
  label: texts.proposal,
  icon: <AimOutlined aria-hidden />,
  needs: needsOf(assignmentModal, false),
  whyNot: (vacancy) => whyNotPlanned(vacancy, today()),
  onSelect: async (chosen) => {
    const asking = { label: texts.proposal, question: { one: texts.propose_one, some: texts.propose_some } }
    if (chosen.leftOut.length > 0 && !(await confirmChosen(asking, chosen))) return []
    const [first, ...others] = chosen.rows.map(({ id }) => id)
    if (first !== undefined) openModal(assignmentModal, { from: { entity: 'vacancy', id: first, others } })
    return []
  },
}
