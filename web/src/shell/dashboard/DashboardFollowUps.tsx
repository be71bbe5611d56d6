import { CheckCircleOutlined } from '@ant-design/icons'
import { facility } from '@kasack/contract/facility.ts'
import { Button } from 'antd'
import { dueTable } from '../../engagement/EngagementNextCall.tsx'
import { engagementFilters } from '../../engagement/EngagementFilters.tsx'
import { EngagementTable } from '../../engagement/EngagementTable.tsx'
import { navigate } from '../../shared/address/navigation.ts'
import { listPath } from '../../shared/address/record-path.ts'
import { useText } from '../../shared/language/i18n.ts'
import { useToday } from '../../shared/program/use-today.ts'
import { useUser } from '../../shared/session/session.ts'
import { useOwnChoice } from '../../shared/storage/own-choice.ts'
import type { TableQuestion } from '../../shared/table/list-table.ts'
import type { TableFilter } from '../../shared/table/question/table-filter.ts'
import { DashboardDue } from './DashboardDue.tsx'
import type { Whose } from './DashboardWhose.tsx'
import { DashboardWhose } from './DashboardWhose.tsx'
import { texts } from './texts.ts'

const { states, user: userFilter } = engagementFilters
const priority = { ...engagementFilters.priority, type: 'selectInput' } as TableFilter // a select takes the same values as checkboxes

const due = (asked: TableQuestion) => <DashboardDue {...asked} />

/** The open follow-ups up to today, latest first: of all users, or only the user's own if chosen. */
export function DashboardFollowUps() {
  const t = useText()
  const today = useToday()
  const id = useUser()?.id ?? 0
  const [remembered, remember] = useOwnChoice(id, 'whose-follow-ups')
  const whose: Whose = remembered === 'mine' ? 'mine' : 'all'
  const beside = ({ applied, dispatch }: TableQuestion) => {
    const choose = (chosen: Whose) => {
      remember(chosen)
      dispatch({ type: 'filter', key: userFilter.key, value: null }) // also returns to page 1
    }
    return <DashboardWhose value={userFilter.key in applied ? null : whose} onChange={choose} />
  }
  const isMine = whose === 'mine'
  return (
    <EngagementTable
      tableKey={dueTable}
      referrer="dashboard/followups"
      title={texts.follow_ups}
      prefilters={{ followup_date__lte: today, todo: '1' }}
      presets={isMine ? { [userFilter.key]: String(id) } : {}}
      defaultSort="-followup_date"
      bar={[states, priority, userFilter]}
      barBeside={beside}
      barEnd={due}
      empty={{
        icon: CheckCircleOutlined,
        title: isMine ? texts.nothing_due_mine : texts.nothing_due,
        hint: texts.nothing_due_hint,
        action: isMine ? (
          <Button onClick={() => remember('all')}>{t(texts.show_all)}</Button>
        ) : (
          <Button onClick={() => void navigate(listPath(facility))}>{t(texts.to_facilities)}</Button>
        ),
      }}
    />
  )
}
