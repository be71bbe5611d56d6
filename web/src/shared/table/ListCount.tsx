import { formatInteger } from '../language/format.ts'
import { useText } from '../language/i18n.ts'
import { useListCount } from './count.ts'
import { texts } from './texts.ts'

/** How many records a table has found, next to its title. */
export function ListCount({ of }: { of: string }) {
  const count = useListCount(of)
  const t = useText()
  if (count === undefined) return null
  return (
    <span className="k-count">
      {formatInteger(count)}
      <span className="k-sr">{t(texts.records)}</span>
    </span>
  )
}
