import { CheckOutlined, ClockCircleOutlined, CloseOutlined, PauseOutlined } from '@ant-design/icons'
import type { MailState } from '@kasack/contract/outbox.ts'
import { useText } from '../shared/language/i18n.ts'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { stateLabels } from './labels.ts'
import { texts } from './texts.ts'

const looks = {
  waiting: { tone: 'blue', icon: ClockCircleOutlined },
  sent: { tone: 'green', icon: CheckOutlined },
  failed: { tone: 'red', icon: CloseOutlined },
  held: { tone: 'amber', icon: PauseOutlined },
} as const satisfies Record<MailState, object>

export function OutboxState({ state }: { state: MailState }) {
  const t = useText()
  return (
    <ToneTag {...looks[state]} {...(state === 'held' && { title: t(texts.held_why) })}>
      {t(stateLabels[state])}
    </ToneTag>
  )
}
