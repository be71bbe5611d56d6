import type { Booking } from '@kasack/contract/booking.ts'
import { booking as entity } from '@kasack/contract/booking.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import type { Period, Ref } from '@kasack/contract/field.ts'
import type { Page } from '@kasack/contract/list.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as vacancyEntity } from '@kasack/contract/vacancy.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Situation } from '../judge/rules.ts'
import { findingsOfBooking, periodIn } from '../judge/queries.ts'
import { sentencesOf, stillMatters, unseen } from '../judge/rules.ts'
import { texts as judgeTexts } from '../judge/texts.ts'
import { listCall, listPath, recordCall } from '../shared/address/record-path.ts'
import type { OpenModal } from '../shared/address/modals.ts'
import { pathWithModal, readAbout } from '../shared/address/modals.ts'
import type { Params } from '../shared/call/send.ts'
import { read } from '../shared/call/read.ts'
import { confirm } from '../shared/form/confirm.ts'
import type { Form, FormState } from '../shared/form/form.ts'
import { change } from '../shared/form/form.ts'
import { changedValues } from '../shared/form/values.ts'
import type { FieldValues } from '../shared/form/values.ts'
import { t } from '../shared/language/i18n.ts'
import { today } from '../shared/program/clock.ts'
import { queryClient, readFor } from '../shared/storage/query-client.ts'
import { bookingModal } from './door.ts'
import { texts } from './texts.ts'

/** The vacancy of a booking. */
export const vacancyOf = ({ id }: Pick<Ref, 'id'>) => read<Vacancy>(recordCall(vacancyEntity, id))

/** The employee of a booking; disabled until one is chosen. */
export const personOf = (employee: Ref | null) => ({
  ...read<Employee>(recordCall(employeeEntity, employee?.id ?? 0)),
  enabled: employee !== null,
})

type Place = { facility: number; department: number | null; type: number | null }

/**
 * The newest booking at a facility that was not cancelled: preferably of the same department and type, then of the type, then any; null if
 * there is none.
 */
export const latestBookingAt = ({ facility, department, type }: Place) =>
  queryOptions({
    queryKey: [entity.path, 'latest', facility, department, type],
    async queryFn(): Promise<Booking | null> {
      const ofHouse = { facility__id: facility }
      if (type === null) return newestOf(ofHouse)
      const vacancies = await firstOf<Vacancy>(vacancyEntity, { ...ofHouse, vacancy_type__id: type, sort: '-created_datetime', size: 20 })
      const ofDepartment = department === null ? [] : [{ ...ofHouse, department__id: department }]
      for (const place of [...ofDepartment, ofHouse]) {
        const found = await newestOfType(place, { type, vacancies })
        if (found) return found
      }
      return newestOf(ofHouse)
    },
  })

/** The type of a booking is that of its vacancy, or its own if it has none. */
async function newestOfType(place: Params, { type, vacancies }: { type: number; vacancies: Vacancy[] }): Promise<Booking | null> {
  const both = await Promise.all([
    newestOf({ ...place, vacancy_type__id: type }),
    vacancies.length > 0 ? newestOf({ ...place, vacancy__id: vacancies.map(({ id }) => id) }) : null,
  ])
  const found = both.filter((one) => one !== null)
  return found.toSorted((one, other) => (one.created_datetime < other.created_datetime ? 1 : -1))[0] ?? null
}

const newestOf = async (where: Params): Promise<Booking | null> =>
  (await firstOf<Booking>(entity, { ...where, cancelled: false, sort: '-created_datetime', size: 1 }))[0] ?? null

const firstOf = async <Row>(of: { path: string }, params: Params): Promise<Row[]> =>
  (await readFor(read<Page<Row>>(listCall(of), params))).results

/** The booking in a form, as sent to the judge; null until it has an employee and a period. `id`: the booking being changed. */
export function planIn(values: FieldValues, id: number | undefined): object | null {
  const { employee, vacancy, facility, vacancy_type, department, booking_type } = values as JudgedValues // fields of the form
  const date_range = periodIn(values['date_range'])
  if (!employee || !date_range) return null
  const idOf = (ref: Ref | null) => ref?.id ?? null
  const place = { vacancy: idOf(vacancy), facility: idOf(facility), vacancy_type: idOf(vacancy_type), department: idOf(department) }
  return { id, employee: employee.id, ...place, booking_type, date_range }
}

/** What remedies for findings need: they act on the form, or concern its employee and facility. */
export function situationIn(form: Form): Situation {
  const { employee, facility, date_range } = form.get().values as JudgedValues & { date_range: Partial<Period> | null } // fields of the form
  const setEnd = (upper: string) => change(form, 'date_range', { ...date_range, upper })
  return { employee: employee?.id ?? null, facility: facility?.id ?? null, lower: date_range?.lower ?? null, setEnd }
}

type JudgedValues = { [K in 'employee' | 'vacancy' | 'facility' | 'vacancy_type' | 'department']: Ref | null } & { booking_type: string }

/** The stored days of a booking being changed; null for a new one. */
export const storedDays = ({ start, isChange }: Pick<FormState, 'start' | 'isChange'>) => (isChange ? periodIn(start['date_range']) : null)

/** Asks for confirmation of findings not shown before saving; for changes only if they move the booking. */
export async function confirmFindings(state: FormState, id: number | undefined): Promise<boolean> {
  const { values, start, isChange } = state
  const moved = changedValues(entity, start, values)
  if (isChange && !('date_range' in moved) && !('vacancy' in moved)) return true
  const plan = planIn(values, id)
  if (!plan) return true
  const question = findingsOfBooking(plan)
  const shown = queryClient.getQueryData(question.queryKey)?.findings ?? []
  const now = { today: today(), stored: storedDays(state) }
  const reasons = await readFor(question).then(
    ({ findings }) => sentencesOf(unseen(findings, shown).filter((one) => one.level !== 'block' && stillMatters(one, now))), // the server refuses blocking ones
    () => [t(judgeTexts.unchecked)],
  )
  if (reasons.length === 0) return true
  const [title, yes] = isChange ? [texts.sure_of_change, texts.sure_of_change_yes] : [texts.sure, texts.sure_yes]
  return confirm({ title: t(title), text: t(texts.sure_help), reasons, yes: t(yes), no: t(texts.sure_no), isLoss: false })
}

type FormDoor = { id: number | undefined; open: OpenModal | undefined }

/** A link to the form with the same employee, place, vacancy type and days; it holds ids only, no personal data. */
export function linkForColleagues(values: FieldValues, { id, open }: FormDoor): string {
  const { employee, vacancy, facility, vacancy_type } = values as JudgedValues // fields of the form
  const days = periodIn(values['date_range']) ?? undefined
  const { from = null } = (open && readAbout(bookingModal, open)) ?? {}
  const follows = from && ['booking', 'renewal', 'replacement'].includes(from.entity) ? from : undefined
  const at = vacancy ? { entity: 'vacancy', id: vacancy.id } : facility ? { entity: 'facility', id: facility.id } : undefined
  const person = employee ? { entity: 'employee', id: employee.id } : undefined
  const about = id === undefined ? { from: follows ?? at ?? person, with: person, type: vacancy_type?.id } : { id }
  return `${window.location.origin}${pathWithModal(listPath(entity), bookingModal, { ...about, days })}`
}
