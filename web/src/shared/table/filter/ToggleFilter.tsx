import { t } from '../../language/i18n.ts'
import { fullName } from '../question/filter-value.ts'
import type { ListAction } from '../question/list-state.ts'
import type { FilterValue, FixedChoice, TableFilter } from '../question/table-filter.ts'
import { texts } from './texts.ts'

type Props = { filter: TableFilter; value: FilterValue | null; dispatch: (action: ListAction) => void }

/** A choice as a row of buttons, starting with "All" unless a text comes first. A second click clears. */
export function ToggleFilter({ filter, value, dispatch }: Props) {
  const pressed = Array.isArray(value) ? value.map(({ id }) => String(id)) : []
  const choose = (chosen: FilterValue | null) => dispatch({ type: 'filter', key: filter.key, value: chosen })
  return (
    <div className="k-toggles" role="group" aria-label={t(filter.label)}>
      {grouped(filter.fixed ?? []).map((choices, at) => (
        <div key={choices[0]?.id} className="k-quick">
          {at === 0 && !choices[0]?.before && (
            <button type="button" aria-pressed={pressed.length === 0} onClick={() => choose(null)}>
              {t(texts.all)}
            </button>
          )}
          {choices.map((choice) => (
            <Toggle
              key={choice.id}
              choice={choice}
              isPressed={pressed.includes(choice.id)}
              onPress={() => choose(pressed.includes(choice.id) ? null : [{ id: choice.id, name: choice.id }])}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function Toggle({ choice, isPressed, onPress }: { choice: FixedChoice; isPressed: boolean; onPress: () => void }) {
  const { name, full, before, after } = choice
  return (
    <>
      {before && <span className="k-label">{t(before)}</span>}
      <button type="button" aria-pressed={isPressed} aria-label={full && fullName(choice)} onClick={onPress}>
        {t(name)}
      </button>
      {after && <span className="k-label">{t(after)}</span>}
    </>
  )
}

/** A choice preceded by a text starts a new group. */
function grouped(choices: readonly FixedChoice[]): FixedChoice[][] {
  return choices.reduce<FixedChoice[][]>((groups, choice) => {
    const last = groups.at(-1)
    if (!last || choice.before) return [...groups, [choice]]
    last.push(choice)
    return groups
  }, [])
}
