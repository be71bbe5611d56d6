import { CheckCircleFilled, MinusCircleOutlined, StopOutlined } from '@ant-design/icons'
import type { Match } from '@kasack/contract/match-list.ts'
import { useText } from '../shared/language/i18n.ts'
import { reasonsOf } from './rules.ts'
import { texts } from './texts.ts'

/** What speaks for somebody and what against, or why she is ruled out, in the sentences of the server. */
export function MatchReasons({ match: { parts, exclusions } }: { match: Match }) {
  const t = useText()
  const { speaking_for, speaking_against } = reasonsOf(parts)
  const lines =
    exclusions.length > 0
      ? [{ title: texts.because, look: 'k-late', icon: <StopOutlined aria-hidden />, told: exclusions.map(({ text }) => text) }]
      : [
          { title: texts.speaks_for, look: 'k-match-yes', icon: <CheckCircleFilled aria-hidden />, told: speaking_for },
          { title: texts.speaks_against, look: 'k-match-no', icon: <MinusCircleOutlined aria-hidden />, told: speaking_against },
        ]
  return (
    <ul className="k-match-reasons">
      {lines
        .filter(({ told }) => told.length > 0)
        .map(({ title, look, icon, told }) => (
          <li key={title.en}>
            <span className={look}>{icon}</span>
            <span>
              <span className="k-sr">{t(title)} </span>
              {told.join(' ')}
            </span>
          </li>
        ))}
    </ul>
  )
}
