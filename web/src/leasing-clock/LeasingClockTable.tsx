import type { Facility } from '@kasack/contract/facility.ts'
import { leasingClockEntity as entity, leasingClockList } from '@kasack/contract/leasing-clocks.ts'
import { RelatedTable } from '../shared/table/RelatedTable.tsx'
import { clockColumns } from './LeasingClockColumns.tsx'
import { LeasingClockIcon } from './LeasingClockIcon.tsx'
import { texts } from './texts.ts'

const columns = clockColumns('facility')

/** The clocks at a facility's hirer, earliest last day first. */
export const LeasingClockTable = ({ tableKey, facility }: { tableKey: string; facility: Pick<Facility, 'id'> }) => (
  <RelatedTable
    list={leasingClockList}
    tableKey={tableKey}
    of={{ entity: 'facility', id: facility.id }}
    title={entity.plural}
    columns={columns}
    rowName={({ employee }) => employee.name}
    empty={{ icon: LeasingClockIcon, title: texts.no_clock, hint: texts.no_clock_at }}
  />
)
