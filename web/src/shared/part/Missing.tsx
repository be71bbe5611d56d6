import { useText } from '../language/i18n.ts'
import { texts } from './texts.ts'

/** Replaces a missing value, so that no cell is empty. */
export function Missing() {
  const t = useText()
  return (
    <span className="k-none">
      <span aria-hidden="true">–</span>
      <span className="k-sr">{t(texts.not_given)}</span>
    </span>
  )
}
