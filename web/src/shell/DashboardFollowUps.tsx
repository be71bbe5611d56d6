import { CheckCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { facility } from '@kasack/contract/facility.ts'
import { engagementFilters } from '../engagement/EngagementFilters.tsx'
import { EngagementTable } from '../engagement/EngagementTable.tsx'
import { useText } from '../shared/language/i18n.ts'
import { listPath } from '../shared/address/record-path.ts'
import { navigate } from '../shared/address/navigation.ts'
import type { ListParameters } from '../shared/table/question/list-parameters.ts'
import type { TableFilter } from '../shared/table/question/table-filter.ts'
import { useToday } from '../shared/program/use-today.ts'
import { DashboardDue } from './DashboardDue.tsx'
import { texts } from './texts.ts'

const { states, user } = engagementFilters
const priority = { ...engagementFilters.priority, type: 'selectInput' } as TableFilter // a select has the same values as boxes to tick

const tableKey = 'de'
const due = (parameters: ListParameters) => <DashboardDue tableKey={tableKey} parameters={parameters} />

/** The open follow-ups up to today, the latest first. */
export function DashboardFollowUps() {
  const t = useText()
  const today = useToday()
  return (
    <EngagementTable
      tableKey={tableKey}
      referrer="dashboard/followups"
      title={texts.follow_ups}
      prefilters={{ followup_date__lte: today, todo: '1' }}
      defaultSort="-followup_date"
      bar={[states, priority, user]}
      barEnd={due}
      empty={{
        icon: CheckCircleOutlined,
        title: texts.nothing_due,
        hint: texts.nothing_due_hint,
        action: <Button onClick={() => void navigate(listPath(facility))}>{t(texts.to_facilities)}</Button>,
      }}
    />
  )
}
