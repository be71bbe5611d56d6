import type { Absence } from '@kasack/contract/absence.ts'
import { absence } from '@kasack/contract/absence.ts'
import type { Page } from '@kasack/contract/list.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { formatDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { useToday } from '../shared/program/use-today.ts'
import { useMay } from '../shared/session/permission.ts'
import { texts } from './texts.ts'

/**
 * Says that an employee is away today, until when and why; of several absences the one that ends last. Renders `children` when she is here.
 */
export function AbsenceToday({ employee, children }: { employee: number; children: ReactNode }) {
  const t = useText()
  const today = useToday()
  const mayRead = useMay()(absence.access.read)
  const asked = read<Page<Absence>>(listCall(absence), { employee__id: employee, from_date: today, to_date: today })
  const { data } = useQuery(mayRead ? asked : { ...asked, queryFn: skipToken })
  const [last] = data?.results.toSorted((one, other) => other.date_range.upper.localeCompare(one.date_range.upper)) ?? []
  if (!last) return children
  return <span className="k-today">{t(texts.away, { day: formatDay(last.date_range.upper), reason: last.reason_display })}</span>
}
