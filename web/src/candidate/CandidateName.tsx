import type { ReactNode } from 'react'
import { employeeDrawer } from '../employee/door.ts'
import { StatusTag } from '../shared/part/StatusTag.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { OpenButton } from '../shared/record/OpenButton.tsx'

type Props = {
  employee: { id: number; name: string; is_active: boolean }
  /** Id of the facility she might go to. */
  facility: number
  remark?: ReactNode
  phone?: ReactNode
}

/**
 * The name opens the employee in a drawer, so that the vacancy stays in sight; below it a remark or that she is inactive, and her number.
 */
export const CandidateName = ({ employee: { id, name, is_active }, facility, remark, phone }: Props) => (
  <>
    <TwoLines
      first={
        <OpenButton
          type="link"
          size="small"
          className="k-cell-button"
          icon={null}
          title={name}
          modal={employeeDrawer}
          about={{ id, with: { entity: 'facility', id: facility } }}
        >
          {name}
        </OpenButton>
      }
      second={is_active ? (remark ?? phone) : <StatusTag status="inactive" />}
    />
    {!is_active && phone && <div className="k-second">{phone}</div>}
  </>
)
