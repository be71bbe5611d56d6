import { SendOutlined } from '@ant-design/icons'
import type { Candidate } from '@kasack/contract/candidate.ts'
import { candidate } from '@kasack/contract/candidate.ts'
import { isRejected } from '@kasack/contract/placement.ts'
import { maxCandidates } from '@kasack/contract/send-email.ts'
import { openModal } from '../shared/address/modals.ts'
import { confirmChosen } from '../shared/table/on-chosen.ts'
import type { SelectionAct } from '../shared/table/selection-act.ts'
import { emailModal } from './door.ts'
import { actLabels } from './labels.ts'

/**
 * Presents the candidates of several rows to the facility in one e-mail. They stay selected, since the writer may
 * cancel.
 */
export const profilesSelection: SelectionAct<Candidate> = {
  key: 'profile',
  label: actLabels.send_profile,
  icon: <SendOutlined aria-hidden />,
  needs: candidate.access.read,
  whyNot: (row) => (isRejected(row) ? actLabels.is_rejected : undefined),
  most: { rows: maxCandidates, why: actLabels.too_many_profiles },
  onSelect: async (chosen) => {
    const asking = { label: actLabels.send_profile, question: { one: actLabels.send_one, some: actLabels.send_some } }
    if (chosen.leftOut.length > 0 && !(await confirmChosen(asking, chosen))) return []
    const [first, ...others] = chosen.rows.map(({ id }) => id)
    if (first !== undefined) openModal(emailModal, { from: { entity: 'profile', id: first, others } })
    return []
  },
}
