import { CloseCircleFilled } from '@ant-design/icons'
import { useText } from '../shared/language/i18n.ts'
import type { PickRefusal } from './queries.ts'
import { texts } from './texts.ts'

export function CandidateRefusals({ refused }: { refused: readonly PickRefusal[] }) {
  const t = useText()
  if (refused.length === 0) return null
  return (
    <div className="k-banner" role="alert">
      <CloseCircleFilled aria-hidden />
      <div>
        <b>{t(texts.not_added)}</b>
        <ul className="k-reasons">
          {refused.map(({ row, reason }) => (
            <li key={row.id}>{t(texts.of_somebody, { name: row.name, sentence: reason })}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
