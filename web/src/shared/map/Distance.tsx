import { WarningFilled } from '@ant-design/icons'
import { errorTexts } from '../call/error-texts.ts'
import { formatDistance, formatInteger } from '../language/format.ts'
import { useText } from '../language/i18n.ts'
import { isExceeded } from './pin.ts'
import { texts } from '../part/texts.ts'

type DistanceProps = {
  /** In km; null where one of both places is not known. */
  distance: number | null
  /** So far somebody goes, in km; null is anywhere. */
  limit: number | null
}

/** How far something is away, and how much further that is than somebody goes. */
export function Distance({ distance, limit }: DistanceProps) {
  const t = useText()
  if (distance === null)
    return (
      <span className="k-distance-unknown" title={t(errorTexts.distance)}>
        <WarningFilled aria-hidden />
        <span className="k-sr">{t(errorTexts.distance)}</span>
      </span>
    )
  const excess = limit !== null && isExceeded(distance, limit) ? wayOver(distance - limit) : null
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

/** In whole kilometres, as far as there is one. */
const wayOver = (kilometres: number): string => (kilometres < 1 ? formatDistance(kilometres) : `${formatInteger(kilometres)}\u00a0km`)
