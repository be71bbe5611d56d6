import { leasingClockEntity as entity, leasingClockList } from '@kasack/contract/leasing-clocks.ts'
import { useText } from '../shared/language/i18n.ts'
import type { TableQuestion } from '../shared/table/list-table.ts'
import { ListPage } from '../shared/table/ListPage.tsx'
import { clockColumns } from './LeasingClockColumns.tsx'
import { LeasingClockIcon } from './LeasingClockIcon.tsx'
import { LeasingClockViews } from './LeasingClockViews.tsx'
import { texts } from './texts.ts'

const columns = clockColumns('list')

const views = (asked: TableQuestion) => <LeasingClockViews asked={asked} />

/** The clocks of all employees, earliest last day first, /leasing-clocks. */
export function LeasingClockList() {
  const t = useText()
  return (
    <ListPage
      list={leasingClockList}
      tableKey="clocks"
      title={entity.plural}
      columns={columns}
      rowName={({ employee, hirer }) => `${employee.name}, ${t(texts.clock_at, { name: hirer.name })}`}
      barBeside={views}
      empty={{ icon: LeasingClockIcon, title: texts.no_clock, hint: texts.no_clock_hint }}
    />
  )
}
