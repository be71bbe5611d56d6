import { WarningOutlined } from '@ant-design/icons'
import type { Absence } from '@kasack/contract/absence.ts'
import { absence } from '@kasack/contract/absence.ts'
import type { Page } from '@kasack/contract/list.ts'
import { endsBeforeStart } from '@kasack/contract/range.ts'
import { isDay } from '@kasack/contract/value.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { listCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { formatPeriod } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { useMay } from '../shared/session/permission.ts'
import { texts } from './texts.ts'

type Dates = { lower: string | null; upper: string | null }
type Props = { id: number | undefined; employee: number | undefined; dates: Dates | null }

/** How many are named; one more is asked for, as the absence that is changed may be among them. */
const most = 3

/** Warns of other absences of the employee in the same period; it is no mistake, somebody falls ill on holiday. */
export function AbsenceOverlap({ id, employee, dates }: Props) {
  const t = useText()
  const mayRead = useMay()(absence.access.read)
  const period = dates?.lower && dates.upper && isPeriod(dates) ? { from_date: dates.lower, to_date: dates.upper } : null
  const asked = read<Page<Absence>>(listCall(absence), { employee__id: employee, ...period, size: most + 1 })
  const { data } = useQuery(mayRead && employee !== undefined && period ? asked : { ...asked, queryFn: skipToken })
  if (!mayRead) return null
  const others = data?.results.filter((other) => other.id !== id) ?? []
  const named = others
    .slice(0, most)
    .map(({ reason_display, date_range }) => t(texts.overlapping, { reason: reason_display, period: formatPeriod(date_range) }))
  const count = data ? data.count - (data.results.length - others.length) : 0
  const more = count > named.length ? [t(texts.and_more, { count: count - named.length })] : []
  return (
    <div className="k-notice-room" role="status">
      {named.length > 0 && (
        <div className="k-notice">
          <WarningOutlined aria-hidden />
          <span>{t(texts.overlaps, { absences: [...named, ...more].join('; ') })}</span>
        </div>
      )}
    </div>
  )
}

const isPeriod = ({ lower, upper }: Dates) => isDay(lower ?? '') && isDay(upper ?? '') && !endsBeforeStart({ lower, upper })
