import { ClockCircleOutlined, QuestionCircleOutlined } from '@ant-design/icons'
import type { PaperState } from '@kasack/contract/document-state.ts'
import type { Text } from '@kasack/contract/text.ts'
import { useText } from '../shared/language/i18n.ts'
import type { Icon } from '../shared/look/icons.ts'
import { ToneToggle } from '../shared/part/ToneToggle.tsx'
import type { Asked } from '../shared/table/list-table.ts'
import { stateWords } from './labels.ts'
import { texts } from './texts.ts'

const views: readonly { label: Text; icon: Icon; states: readonly PaperState[] }[] = [
  { label: texts.due, icon: ClockCircleOutlined, states: ['expired', 'expiring'] },
  { label: texts.unchecked, icon: QuestionCircleOutlined, states: ['unchecked'] },
]

/** What is looked for each day at one click; it is the filter of states, and its chip. */
export function EmployeeDocumentViews({ asked: { applied, dispatch } }: { asked: Asked }) {
  const t = useText()
  const chosen = ((applied['state'] ?? []) as readonly { id: string }[]).map(({ id }) => id) // as the filter of states keeps it
  return (
    <div className="k-toggles" role="group" aria-label={t(texts.quick_views)}>
      {views.map(({ label, icon, states }) => {
        const isPressed = states.length === chosen.length && states.every((state) => chosen.includes(state))
        const value = states.map((id) => ({ id, name: t(stateWords[id]) }))
        return (
          <ToneToggle
            key={label.en}
            tone="amber"
            icon={icon}
            isPressed={isPressed}
            onPress={() => dispatch({ type: 'filter', key: 'state', value: isPressed ? null : value })}
          >
            {t(label)}
          </ToneToggle>
        )
      })}
    </div>
  )
}
