import { Checkbox, Radio } from 'antd'
import { t } from '../../language/i18n.ts'
import type { FilterControlProps, FixedChoice } from '../question/table-filter.ts'

type Props = FilterControlProps<'checkbox'> | FilterControlProps<'selectInput'>

/** The filter's fixed choices as checkboxes, or as radio buttons if they exclude each other. */
export function CheckFilter({ filter, value, onChange }: Props) {
  const ticked = value?.map(({ id }) => String(id)) ?? []
  const choices = filter.fixed ?? []
  const named = ({ id, name }: FixedChoice) => ({ id, name: filter.type === 'checkbox' ? id : t(name) })
  const choose = (ids: string[]) => onChange(ids.length > 0 ? choices.filter(({ id }) => ids.includes(id)).map(named) : null)
  if (filter.single) {
    return (
      <Radio.Group
        className="k-ticks"
        aria-label={t(filter.label)}
        value={ticked[0]}
        onChange={(event) => choose([String(event.target.value)])}
      >
        {choices.map(({ id, name }) => (
          <Radio key={id} value={id}>
            {t(name)}
          </Radio>
        ))}
      </Radio.Group>
    )
  }
  return (
    <div role="group" aria-label={t(filter.label)} className="k-ticks">
      {choices.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={ticked.includes(id)}
          onChange={({ target }) => choose(target.checked ? [...ticked, id] : ticked.filter((other) => other !== id))}
        >
          {t(name)}
        </Checkbox>
      ))}
    </div>
  )
}
