import { WarningFilled } from '@ant-design/icons'
import { errorTexts } from '../call/error-texts.ts'
import { formatDistance } from '../language/format.ts'
import { useText } from '../language/i18n.ts'
import { excessOf } from './excess.ts'
import type { Reach } from './pin.ts'
import { texts } from '../part/texts.ts'

/** A distance, and by how much it exceeds the limit. */
export function Distance({ distance, limit }: Reach) {
  const t = useText()
  if (distance === null)
    return (
      <span className="k-distance-unknown" title={t(errorTexts.distance)}>
        <WarningFilled aria-hidden />
        <span className="k-sr">{t(errorTexts.distance)}</span>
      </span>
    )
  const excess = excessOf({ distance, limit })
  return (
    <>
      <strong className="k-distance">{formatDistance(distance)}</strong>
      {excess && (
        <span className="k-second k-exceeded" title={t(texts.exceeded, { excess })}>
          <WarningFilled aria-hidden />
          <span aria-hidden>{t(texts.excess, { excess })}</span>
          <span className="k-sr">{t(texts.exceeded, { excess })}</span>
        </span>
      )}
    </>
  )
}
