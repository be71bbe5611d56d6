import { priorPeriod } from '@kasack/contract/prior-period.ts'
import type { Panel } from '../shared/part/Panels.tsx'
import { AddButton } from '../shared/record/AddButton.tsx'
import { useListPanel } from '../shared/table/list-panel.tsx'
import { priorPeriodModal } from './door.ts'
import { PriorPeriodIcon } from './PriorPeriodIcon.tsx'
import { PriorPeriodTable } from './PriorPeriodTable.tsx'

/** An employee's earlier periods, with a button to add one. */
export const usePriorPeriodPanel = ({ tableKey, employee }: { tableKey: string; employee: number }): Panel =>
  useListPanel({
    entity: priorPeriod,
    icon: PriorPeriodIcon,
    tableKey,
    extra: <AddButton isInHead modal={priorPeriodModal} from={{ entity: 'employee', id: employee }} />,
    children: <PriorPeriodTable tableKey={tableKey} employee={employee} />,
  })
