import { formatInteger } from '../format.ts'
import { useListCount } from './count.ts'

/** How many records a table has found, beside the title it belongs to. */
export function ListCount({ of }: { of: string }) {
  const count = useListCount(of)
  return count === undefined ? null : <span className="k-count">{formatInteger(count)}</span>
}
