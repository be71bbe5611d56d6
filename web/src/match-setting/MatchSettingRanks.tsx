import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import type { MatchWeights } from '@kasack/contract/match-weight.ts'
import { MatchScore } from '../match/MatchScore.tsx'
import { texts as words } from '../match/texts.ts'
import { formatInteger } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { RecordLink } from '../shared/record/RecordLink.tsx'
import type { RankChange } from './rules.ts'
import { texts } from './texts.ts'

/** The best matches, with the rank they have under the saved weights. */
export function MatchSettingRanks({ ranks, weights }: { ranks: readonly RankChange[]; weights: MatchWeights }) {
  const t = useText()
  return (
    <table aria-label={t(texts.preview)}>
      <thead>
        <tr>
          <th scope="col">{t(texts.name)}</th>
          <th scope="col">{t(texts.place)}</th>
          <th scope="col">{t(words.score)}</th>
          <th scope="col">{t(texts.now)}</th>
        </tr>
      </thead>
      <tbody>
        {ranks.map(({ match: { employee, ...match }, score, place, place_before }) => (
          <tr key={employee.id}>
            <th scope="row">
              <RecordLink entity={employeeEntity} of={employee} />
            </th>
            <td>
              {formatInteger(place)} <Move by={place_before - place} />
            </td>
            <td>
              <MatchScore match={{ ...match, score, parts: match.parts.map((part) => ({ ...part, weight: weights[part.code] })) }} />
            </td>
            <td>
              <span className="k-second">
                {t(texts.standing, { score: formatInteger(match.score), place: formatInteger(place_before) })}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Ranks gained; negative if lost. */
function Move({ by }: { by: number }) {
  const t = useText()
  if (by === 0) return <span className="k-sr">{t(texts.same)}</span>
  const count = formatInteger(Math.abs(by))
  const Arrow = by > 0 ? ArrowUpOutlined : ArrowDownOutlined
  return (
    <span className="k-second">
      <Arrow aria-hidden /> {t(by > 0 ? texts.up : texts.down, { count })}
    </span>
  )
}
