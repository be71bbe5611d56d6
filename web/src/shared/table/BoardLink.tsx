import type { BoardRows } from '@kasack/contract/board.ts'
import { boardName, boardPath } from '@kasack/contract/board.ts'
import { useUrlParams } from '../address/url-state.ts'
import { startsTable } from '../address/url-table.ts'
import { useText } from '../language/i18n.ts'
import { LinkButton } from '../part/LinkButton.tsx'

/** Leads from a list to the availability board of its rows, with the same filters. */
export function BoardLink({ rows }: { rows: BoardRows }) {
  const t = useText()
  return (
    <LinkButton type="text" to={boardPathOf(rows, useUrlParams())}>
      {t(boardName)}
    </LinkButton>
  )
}

/** A page of the list is not a page of the board. */
function boardPathOf(rows: BoardRows, params: URLSearchParams): string {
  const kept = [...params].filter(([name]) => startsTable(rows)(name) && !/-(page|size)$/.test(name))
  return `/${boardPath}?${new URLSearchParams([['rows', rows], ...kept])}`
}
