import { BellOutlined, ExclamationCircleOutlined } from '@ant-design/icons'
import { engagement } from '@kasack/contract/engagement.ts'
import type { Page } from '@kasack/contract/list.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { engagementFilters } from '../../engagement/EngagementFilters.tsx'
import type { DayRange } from '../../shared/address/url-codec.ts'
import { listCall } from '../../shared/address/record-path.ts'
import { read } from '../../shared/call/read.ts'
import { wireFormat } from '../../shared/language/format.ts'
import { useText } from '../../shared/language/i18n.ts'
import { ToneToggle } from '../../shared/part/ToneToggle.tsx'
import { useToday } from '../../shared/program/use-today.ts'
import type { TableQuestion } from '../../shared/table/list-table.ts'
import { texts } from './texts.ts'

const { key } = engagementFilters.followUp

/**
 * The numbers of overdue follow-ups and of those due today, each a filter. They respect the other filters but not the
 * chosen days.
 */
export function DashboardDue({ parameters, applied, dispatch }: TableQuestion) {
  const t = useText()
  const today = useToday()
  const yesterday = dayjs(today).subtract(1, 'day').format(wireFormat.day)
  const { followup_date__gte: _from, followup_date__lte: _to, ...others } = parameters
  const late = useCount({ ...others, followup_date__lte: yesterday })
  const due = useCount({ ...others, followup_date__gte: today, followup_date__lte: today })
  const chosen = applied[key] as DayRange | undefined // the value of a date filter
  const toggle = (range: DayRange) => {
    const isPressed = chosen?.from === range.from && chosen.to === range.to
    return { isPressed, onPress: () => dispatch({ type: 'filter', key, value: isPressed ? null : range }) }
  }
  const lateOnly = toggle({ from: null, to: yesterday })
  const todayOnly = toggle({ from: today, to: today })
  return (
    <span className="k-tags">
      {late !== undefined && (late > 0 || lateOnly.isPressed) && (
        <ToneToggle tone="red" icon={ExclamationCircleOutlined} {...lateOnly}>
          {t(texts.late, { count: late })}
        </ToneToggle>
      )}
      {due !== undefined && (due > 0 || todayOnly.isPressed) && (
        <ToneToggle tone="amber" icon={BellOutlined} {...todayOnly}>
          {t(texts.due_today, { count: due })}
        </ToneToggle>
      )}
    </span>
  )
}

function useCount(parameters: Record<string, string>): number | undefined {
  const asked = read<Page<unknown>>(listCall(engagement), { ...parameters, page: 1, size: 1 })
  return useQuery({ ...asked, placeholderData: keepPreviousData }).data?.count
}
