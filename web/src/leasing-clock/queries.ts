import type { ClockPreview, LeasingClock } from '@kasack/contract/leasing-clocks.ts'
import { leasingClockEntity as entity } from '@kasack/contract/leasing-clocks.ts'
import type { Ref } from '@kasack/contract/field.ts'
import type { Page } from '@kasack/contract/list.ts'
import { queryOptions } from '@tanstack/react-query'
import { periodIn } from '../judge/queries.ts'
import { listCall, listPath } from '../shared/address/record-path.ts'
import { request } from '../shared/call/api.ts'
import { read, RequestFailed } from '../shared/call/read.ts'
import type { FieldValues } from '../shared/form/values.ts'
import { readAgain } from '../shared/storage/query-client.ts'

/** Refetch interval while clocks are being recomputed, in milliseconds. */
const pollInterval = 2000

let counted = 0
let timer: ReturnType<typeof setInterval> | undefined

/** Refetches the clocks for as long as any caller waits for a recomputation. Returns a function that stops waiting. */
export function pollWhileComputing(): () => void {
  counted += 1
  timer ??= setInterval(() => readAgain({ predicate: ({ queryKey }) => queryKey[0] === entity.path }), pollInterval)
  return () => {
    counted -= 1
    if (counted > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** All clocks of an employee, earliest last day first. */
export const clocksOf = (employee: number) => read<Page<LeasingClock>>(listCall(entity), { employee__id: employee, size: 1000 })

type Plan = {
  employee: number
  facility?: number
  vacancy?: number
  vacancy_type?: number | undefined
  date_range: { lower: string; upper: string | null }
  booking: number | null
}

/**
 * The assignment a booking form describes; null until it names employee, place and start. `id`: the booking being
 * changed.
 */
export function planIn(values: FieldValues, id: number | undefined): Plan | null {
  const { employee, vacancy, facility, vacancy_type: type } = values as Record<string, Ref | null> // form fields
  const date_range = periodIn(values['date_range'])
  const place = vacancy ? { vacancy: vacancy.id } : facility && { facility: facility.id, vacancy_type: type?.id }
  return employee && place && date_range ? { employee: employee.id, ...place, date_range, booking: id ?? null } : null
}

const previewPath = `${listPath(entity)}/preview.json/`

/** The clock as the plan would leave it; null where the assignment does not count. Writes nothing. */
export const previewOf = (plan: string) =>
  queryOptions<ClockPreview, RequestFailed>({
    queryKey: [entity.path, previewPath, plan],
    async queryFn({ signal }) {
      const asked = { method: 'POST', path: previewPath, body: JSON.parse(plan) as Plan, silent: true, shownIn: [], signal } as const
      const answer = await request<ClockPreview>(asked)
      if (!answer.ok) throw new RequestFailed(answer.status, answer.data)
      return answer.data
    },
  })
