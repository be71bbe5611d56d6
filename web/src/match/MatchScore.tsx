import { StopOutlined } from '@ant-design/icons'
import type { Match } from '@kasack/contract/match-list.ts'
import { Tooltip } from 'antd'
import { useText } from '../shared/language/i18n.ts'
import '../shared/style/match.css'
import { pointsOf } from './rules.ts'
import { texts } from './texts.ts'

/** The score of a match as a figure and a bar; its parts appear on hover and focus. */
export function MatchScore({ match: { score, parts } }: { match: Pick<Match, 'score' | 'parts'> }) {
  const t = useText()
  if (score === null) {
    return (
      <span className="k-score-none" role="img" aria-label={t(texts.ruled_out)}>
        <StopOutlined aria-hidden />
      </span>
    )
  }
  return (
    <Tooltip title={<span className="k-pre">{pointsOf(parts).join('\n')}</span>} trigger={['hover', 'focus']}>
      <span
        className="k-score"
        role="meter"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the parts of the score must be reachable by keyboard
        tabIndex={0}
        aria-label={t(texts.score)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={score}
        aria-valuetext={t(texts.score_of, { score })}
      >
        <strong>{score}</strong>
        <i>
          <i style={{ inlineSize: `${score}%` }} />
        </i>
      </span>
    </Tooltip>
  )
}
