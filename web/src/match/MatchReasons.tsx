import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import type { Match } from '@kasack/contract/match-list.ts'
import { useText } from '../shared/language/i18n.ts'
import { reasonsOf } from './rules.ts'
import { texts } from './texts.ts'

/** The pros and cons of a match, or the reasons for its exclusion, as worded by the server. */
export function MatchReasons({ match: { parts, exclusions } }: { match: Pick<Match, 'parts' | 'exclusions'> }) {
  const t = useText()
  if (exclusions.length > 0) {
    return (
      <div className="k-match-reasons">
        <span className="k-late">{t(texts.because)}</span> {exclusions.map(({ text }) => text).join(' ')}
      </div>
    )
  }
  const { speaking_for, speaking_against } = reasonsOf(parts)
  const lines = [
    { title: texts.speaks_for, look: 'k-match-yes', Icon: CheckCircleFilled, told: speaking_for },
    { title: texts.speaks_against, look: 'k-match-no', Icon: MinusCircleOutlined, told: speaking_against },
  ]
  return (
    <ul className="k-match-reasons">
      {lines
        .filter(({ told }) => told.length > 0)
        .map(({ title, look, Icon, told }) => (
          <li key={title.en}>
            <Icon className={look} aria-hidden />
            <span>
              <span className="k-sr">{t(title)} </span>
              {told.join(' ')}
            </span>
          </li>
        ))}
    </ul>
  )
}
