import type { LookupEntity } from '@kasack/contract/lookup.ts'
import { formatInteger } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { useUses } from './queries.ts'
import { texts } from './texts.ts'

/** How many records refer to an entry. */
export function LookupUses({ of, id }: { of: LookupEntity; id: number }) {
  const t = useText()
  const count = useUses(of)(id)
  if (count === undefined) return null
  return count === 0 ? <span className="k-none">{t(texts.unused)}</span> : t(texts.times, { count: formatInteger(count) })
}
