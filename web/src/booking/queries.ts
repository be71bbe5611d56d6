import { booking as entity } from '@kasack/contract/booking.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { endsBeforeStart } from '@kasack/contract/range.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as vacancyEntity } from '@kasack/contract/vacancy.ts'
import { isDay } from '@kasack/contract/value.ts'
import { queryOptions } from '@tanstack/react-query'
import { encountersOf } from '../placement/queries.ts'
import type { Period, Warning } from '../placement/rules.ts'
import { sentencesOf, warningsOf } from '../placement/rules.ts'
import { recordCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { confirm } from '../shared/form/confirm.ts'
import type { FormState } from '../shared/form/form.ts'
import { changedValues } from '../shared/form/values.ts'
import type { FieldValues } from '../shared/form/values.ts'
import { t } from '../shared/language/i18n.ts'
import { queryClient } from '../shared/storage/query-client.ts'
import { texts } from './texts.ts'

type Reader = { id: number | undefined; may: (needs: UserNeeds) => boolean }

/** The vacancy a booking is for: its places, its period, its status. */
export const vacancyOf = ({ id }: Pick<Ref, 'id'>) => read<Vacancy>(recordCall(vacancyEntity, id))

/** What warns of the booking that a form holds; `id` is the booking that is changed. Of what the reader may not see nothing is told. */
export function warningsAbout(values: FieldValues, { id, may }: Reader) {
  const { employee, vacancy } = values as { employee: Ref | null; vacancy: Ref | null } // fields of the form
  const period = periodOf(values)
  const mayRead = may(employeeEntity.access.read)
  return queryOptions<Warning[]>({
    queryKey: ['booking-warnings', employee?.id, vacancy?.id, period, id, mayRead, may(entity.access.read)],
    queryFn: async () => {
      const [whole, wanted, encounters] = await Promise.all([
        employee && mayRead ? queryClient.fetchQuery(read<Employee>(recordCall(employeeEntity, employee.id))) : null,
        vacancy && queryClient.fetchQuery(vacancyOf(vacancy)),
        employee && period ? queryClient.fetchQuery(encountersOf({ employees: [employee.id], period, may })) : none,
      ])
      const plan = { employee: employee && { id: employee.id, is_active: whole?.is_active ?? null }, period, vacancy: wanted, booking: id }
      return warningsOf(plan, encounters)
    },
  })
}

const none = { bookings: [], absences: [] }

/** Asks whether to book in spite of what warns of it; a change is asked about only where it moves the booking. */
export async function confirmWarnings({ values, start, isChange }: FormState, reader: Reader): Promise<boolean> {
  const moved = changedValues(entity, start, values)
  if (isChange && !('date_range' in moved) && !('vacancy' in moved)) return true
  const reasons = await queryClient.fetchQuery(warningsAbout(values, reader)).then(sentencesOf, () => [t(texts.unchecked)])
  if (reasons.length === 0) return true
  const [title, yes] = isChange ? [texts.sure_of_change, texts.sure_of_change_yes] : [texts.sure, texts.sure_yes]
  return confirm({ title: t(title), text: t(texts.sure_help), reasons, yes: t(yes), no: t(texts.sure_no), isLoss: false })
}

/** The dates as far as they make a period. */
function periodOf({ date_range }: FieldValues): Period | null {
  const { lower, upper } = (date_range ?? {}) as { lower?: string | null; upper?: string | null } // the value of a period's field
  if (!lower || !isDay(lower) || (upper && !isDay(upper)) || endsBeforeStart({ lower, upper: upper ?? null })) return null
  return { lower, upper: upper || null }
}
