import { Checkbox } from 'antd'
import { t } from '../../language/i18n.ts'
import type { FilterControlProps } from '../question/table-filter.ts'

/** The filter's choices to tick; of a single one the last tick counts. */
export function CheckFilter({ filter, value, onChange }: FilterControlProps<'checkbox'>) {
  const ticked = value?.map(({ id }) => String(id)) ?? []
  function tick(id: string, on: boolean) {
    const ids = on ? [...(filter.single ? [] : ticked), id] : ticked.filter((other) => other !== id)
    onChange(ids.length > 0 ? ids.map((one) => ({ id: one, name: one })) : null)
  }
  return (
    <div role="group" aria-label={t(filter.label)} className="k-ticks">
      {filter.fixed?.map(({ id, name }) => (
        <Checkbox key={id} checked={ticked.includes(id)} onChange={(event) => tick(id, event.target.checked)}>
          {t(name)}
        </Checkbox>
      ))}
    </div>
  )
}
