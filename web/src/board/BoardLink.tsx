import type { BoardRows } from '@kasack/contract/board.ts'
import { useUrlParams } from '../shared/address/url-state.ts'
import { useText } from '../shared/language/i18n.ts'
import { LinkButton } from '../shared/part/LinkButton.tsx'
import { boardPathOf } from './span.ts'
import { boardName } from './name.ts'

/** The way from a list to the weeks of those that it shows. */
export function BoardLink({ rows }: { rows: BoardRows }) {
  const t = useText()
  const params = useUrlParams()
  return (
    <LinkButton type="text" to={boardPathOf(rows, params)}>
      {t(boardName)}
    </LinkButton>
  )
}
