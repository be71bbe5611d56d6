import type { Entity } from '@kasack/contract/entity.ts'
import { titleOf } from '../undo/steps.ts'
import type { Values } from '../platform/write/put-back.ts'

/** The same moment that many months earlier, on the same day of the month or, if it does not exist, the last one. */
export function monthsBefore(now: Date, months: number): Date {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() - months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(now.getUTCDate(), lastDay)
  return new Date(Date.UTC(year, month, day, now.getUTCHours(), now.getUTCMinutes(), now.getUTCSeconds(), now.getUTCMilliseconds()))
}

type NameOf = (entity: string, id: number) => { name: string }

/** The name of a deleted record. Records without one are named like existing records of their kind. */
export function nameOfDeleted({ name }: Pick<Entity, 'name'>, { id, row }: { id: number; row: Values }, nameOf: NameOf): string {
  const [employee, vacancy, from, kind] = [row['employee_id'], row['vacancy_id'], row['date_lower'], row['kind_id']]
  const whose = typeof employee === 'number' ? nameOf('employee', employee).name : null
  if (whose !== null && name === 'candidate' && typeof vacancy === 'number') return `${whose}, ${nameOf('vacancy', vacancy).name}`
  if (whose !== null && typeof kind === 'number') return `${nameOf('document_kind', kind).name}, ${whose}`
  if (whose !== null && typeof from === 'string') return `${whose}, ${from.split('-').toReversed().join('.')}`
  return titleOf(id, row)
}
