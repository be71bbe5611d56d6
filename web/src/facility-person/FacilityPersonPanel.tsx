import { facilityPerson } from '@kasack/contract/facility-person.ts'
import type { Panel } from '../shared/part/Panels.tsx'
import { AddButton } from '../shared/record/AddButton.tsx'
import { useListPanel } from '../shared/table/list-panel.tsx'
import { facilityPersonModal } from './door.ts'
import { FacilityPersonIcon } from './FacilityPersonIcon.tsx'
import { FacilityPersonList } from './FacilityPersonList.tsx'

type Props = { tableKey: string; of: { entity: 'employee' | 'facility'; id: number } }

/** Blocked and favourite employees of a facility, or the facilities of an employee, with a button to add one. */
export const useFacilityPersonPanel = ({ tableKey, of }: Props): Panel =>
  useListPanel({
    entity: facilityPerson,
    icon: FacilityPersonIcon,
    tableKey,
    extra: <AddButton isInHead modal={facilityPersonModal} from={of} />,
    children: <FacilityPersonList tableKey={tableKey} of={of} />,
  })
