import { formatInteger } from '../language/format.ts'
import { useText } from '../language/i18n.ts'
import { texts } from './texts.ts'

/** Names shown before the rest is counted. */
const most = 4

/** How many rows are chosen, and which; announced to screen readers on every change. */
export function SelectedRows({ names, id }: { names: readonly string[]; id?: string }) {
  const t = useText()
  const named = names.slice(0, most).join(', ')
  const count = formatInteger(names.length - most)
  return (
    <span role="status" id={id}>
      {names.length > 0 && (
        <>
          <b>{t(texts.chosen, { count: formatInteger(names.length) })}</b> ·{' '}
          {names.length > most ? t(texts.chosen_more, { names: named, count }) : named}
        </>
      )}
    </span>
  )
}
