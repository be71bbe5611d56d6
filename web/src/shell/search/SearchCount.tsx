import { useDebounced } from '../../shared/form/use-debounced.ts'
import { useText } from '../../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** So long it has to rest before it is read aloud, in milliseconds: not at each key. */
const rest = 700

/** How many there are, for those who do not see them. */
export function SearchCount({ count, isStanding }: { count: number; isStanding: boolean }) {
  const t = useText()
  const says = count === 0 ? t(texts.none_found) : count === 1 ? t(texts.one_found) : t(texts.some_found, { count })
  const said = useDebounced(isStanding ? says : '', rest)
  return (
    <p className="k-sr" role="status">
      {said}
    </p>
  )
}
