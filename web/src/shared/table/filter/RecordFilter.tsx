import type { Ref } from '@kasack/contract/field.ts'
import { RemoteSelect } from '../../form/RemoteSelect.tsx'
import { t } from '../../language/i18n.ts'
import type { FilterControlProps } from '../question/table-filter.ts'

/** One or several records, searched by name on the server. */
export function RecordFilter({ filter, value, onChange }: FilterControlProps<'selectInput'>) {
  if (!filter.target) return null
  const shared = { target: filter.target, placeholder: t(filter.label), 'aria-label': t(filter.label) }
  const records = (value ?? []) as Ref[] // usableValue only passes ids of records
  const choose = (chosen: Ref[]) => onChange(chosen.length > 0 ? chosen.map(({ id, name }) => ({ id, name })) : null)
  return filter.single ? (
    <RemoteSelect {...shared} value={records[0] ?? null} onChange={(chosen) => choose(chosen ? [chosen] : [])} />
  ) : (
    <RemoteSelect {...shared} multiple value={records} onChange={choose} />
  )
}
