import type { Facility } from '@kasack/contract/facility.ts'
import { clockRights, leasingClockEntity as entity } from '@kasack/contract/leasing-clocks.ts'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../shared/language/i18n.ts'
import type { Panel } from '../shared/part/Panels.tsx'
import { useMay } from '../shared/session/permission.ts'
import { useListPanel } from '../shared/table/list-panel.tsx'
import { LeasingClockBoard } from './LeasingClockBoard.tsx'
import { LeasingClockIcon } from './LeasingClockIcon.tsx'
import { LeasingClockTable } from './LeasingClockTable.tsx'
import { LeasingClockToList } from './LeasingClockToList.tsx'
import { clocksOf } from './queries.ts'
import { texts } from './texts.ts'

/** An employee's clocks, for users who may see clocks. */
export function useLeasingClockPanel(employee: number): Panel {
  const t = useText()
  const may = useMay()
  const { data } = useQuery({ ...clocksOf(employee), enabled: may(clockRights) })
  return {
    key: entity.path,
    title: t(texts.leasing_clocks),
    icon: LeasingClockIcon,
    count: data?.count,
    needs: clockRights,
    children: <LeasingClockBoard employee={employee} />,
  }
}

/** The clocks at a facility's hirer, for users who may see clocks. */
export function useHirerClockPanel(facility: Pick<Facility, 'id' | 'name'>): Panel {
  const t = useText()
  return useListPanel({
    entity,
    icon: LeasingClockIcon,
    title: t(texts.leasing_clocks),
    tableKey: 'fl',
    needs: clockRights,
    extra: <LeasingClockToList facility={facility} />,
    children: <LeasingClockTable tableKey="fl" facility={facility} />,
  })
}
