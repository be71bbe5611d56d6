import { useDebounced } from '../../shared/form/use-debounced.ts'
import { useText } from '../../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** Pause before the count is announced, in milliseconds, so that not every keystroke is. */
const rest = 700

/** Announces the number of results to screen readers. */
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
