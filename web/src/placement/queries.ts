import type { Absence } from '@kasack/contract/absence.ts'
import { absence } from '@kasack/contract/absence.ts'
import type { Booking } from '@kasack/contract/booking.ts'
import { booking } from '@kasack/contract/booking.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import type { Page } from '@kasack/contract/list.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { queryOptions } from '@tanstack/react-query'
import { listCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { queryClient } from '../shared/storage/query-client.ts'
import type { Encounters, Period } from './rules.ts'

type Asked = { employees: readonly number[]; period: Period; may: (needs: UserNeeds) => boolean }

/** As many as the server gives at once; nobody is booked so often. */
const all = 1000

/** What the employees are booked for or away for within the period. What the reader may not see is not asked for. */
export function encountersOf({ employees, period, may }: Asked) {
  const params = { employee__id: employees, from_date: period.lower, to_date: period.upper, sort: 'date_range', size: all }
  const readAll = async <Row>(entity: Entity): Promise<Row[]> => {
    if (employees.length === 0 || !may(entity.access.read)) return []
    return (await queryClient.fetchQuery(read<Page<Row>>(listCall(entity), params))).results
  }
  return queryOptions<Encounters>({
    queryKey: ['encounters', params, may(booking.access.read), may(absence.access.read)],
    queryFn: async () => {
      const [bookings, absences] = await Promise.all([readAll<Booking>(booking), readAll<Absence>(absence)])
      return { bookings, absences }
    },
  })
}
