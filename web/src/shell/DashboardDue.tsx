import { BellOutlined, ExclamationCircleOutlined } from '@ant-design/icons'
import { engagement } from '@kasack/contract/engagement.ts'
import type { Page } from '@kasack/contract/list.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { listCall } from '../shared/address/record-path.ts'
import { wireFormat } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { read } from '../shared/call/read.ts'
import { useListCount } from '../shared/table/count.ts'
import type { ListParameters } from '../shared/table/question/list-parameters.ts'
import { useToday } from '../shared/program/use-today.ts'
import { texts } from './texts.ts'

/** How many of the follow-ups asked for are late, and how many are for today: the list begins with those of today. */
export function DashboardDue({ tableKey, parameters }: { tableKey: string; parameters: ListParameters }) {
  const t = useText()
  const yesterday = dayjs(useToday()).subtract(1, 'day').format(wireFormat.day)
  const { followup_date__lte: last = yesterday } = parameters
  const lateUntil = last < yesterday ? last : yesterday
  const asked = read<Page<unknown>>(listCall(engagement), { ...parameters, followup_date__lte: lateUntil, page: 1, size: 1 })
  const late = useQuery({ ...asked, placeholderData: keepPreviousData }).data?.count
  const all = useListCount(tableKey)
  if (late === undefined || all === undefined) return null
  const due = Math.max(0, all - late)
  return (
    <span className="k-tags">
      {late > 0 && (
        <ToneTag tone="red" icon={ExclamationCircleOutlined}>
          {t(texts.late, { count: late })}
        </ToneTag>
      )}
      {due > 0 && (
        <ToneTag tone="amber" icon={BellOutlined}>
          {t(texts.due_today, { count: due })}
        </ToneTag>
      )}
    </span>
  )
}
