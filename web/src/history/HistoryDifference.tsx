import { useText } from '../shared/language/i18n.ts'
import type { Piece } from './rules.ts'
import { texts } from './texts.ts'

/** How a text has changed: removed words are struck out, added words underlined, and screen readers announce both. */
export const HistoryDifference = ({ pieces }: { pieces: readonly Piece[] }) => (
  <span className="k-pre">
    {pieces.map((piece, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have no identity but their position
      <Part key={at} piece={piece} />
    ))}
  </span>
)

function Part({ piece: { kind, text } }: { piece: Piece }) {
  const t = useText()
  if (kind === 'same') return text
  const Mark = kind === 'removed' ? 'del' : 'ins'
  const marked = text.trimEnd() || text
  return (
    <>
      <Mark>
        <span className="k-sr">{t(kind === 'removed' ? texts.taken_away : texts.put_in)} </span>
        {marked}
      </Mark>
      {text.slice(marked.length)}
    </>
  )
}
