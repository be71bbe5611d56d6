import type { Candidate } from '@kasack/contract/candidate.ts'
import { employeeDrawer } from '../employee/door.ts'
import { StatusTag } from '../shared/part/StatusTag.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { OpenButton } from '../shared/record/OpenButton.tsx'

/** The name opens the employee at the side, so that the vacancy stays in sight. */
export const CandidateName = ({ candidate: { employee } }: { candidate: Candidate }) => (
  <TwoLines
    first={
      <OpenButton type="link" size="small" className="k-cell-button" icon={null} modal={employeeDrawer} about={{ id: employee.id }}>
        {employee.name}
      </OpenButton>
    }
    second={!employee.is_active && <StatusTag status="inactive" />}
  />
)
