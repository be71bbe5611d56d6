import type { PaperState } from '@kasack/contract/document-state.ts'
import type { Text } from '@kasack/contract/text.ts'
import { useText } from '../shared/language/i18n.ts'
import type { TableQuestion } from '../shared/table/list-table.ts'
import { stateWords } from './labels.ts'
import { texts } from './texts.ts'

const views: readonly { label: Text; states: readonly PaperState[] }[] = [
  { label: texts.all, states: [] },
  { label: texts.due, states: ['expired', 'expiring'] },
  { label: texts.unchecked, states: ['unchecked'] },
]

/** The daily searches as buttons; they set the state filter and so appear as its chip. */
export function EmployeeDocumentViews({ asked: { applied, dispatch } }: { asked: TableQuestion }) {
  const t = useText()
  const chosen = ((applied['state'] ?? []) as readonly { id: string }[]).map(({ id }) => id) // as the state filter stores it
  return (
    <div className="k-quick" role="group" aria-label={t(texts.quick_views)}>
      {views.map(({ label, states }) => (
        <button
          key={label.en}
          type="button"
          aria-pressed={states.length === chosen.length && states.every((state) => chosen.includes(state))}
          onClick={() =>
            dispatch({
              type: 'filter',
              key: 'state',
              value: states.length === 0 ? null : states.map((id) => ({ id, name: t(stateWords[id]) })),
            })
          }
        >
          {t(label)}
        </button>
      ))}
    </div>
  )
}
