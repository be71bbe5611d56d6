import type { List } from '@kasack/contract/list.ts'
import { withExcluded } from '@kasack/contract/match-list.ts'
import { readGiven, readListRequest, requireParameterAccess } from '../platform/list/list-request.ts'
import type { Call } from '../platform/request/call.ts'
import { Refusal, refusalTexts } from '../platform/text/refusal.ts'

/** Reads the query of a ranking: as for its list, but without sorting, as scores decide the order. */
export function readAsked<L extends List>(call: Call, list: L) {
  requireParameterAccess({ ...list.filters, ...list.context }, call.query, call.caller)
  const { sort: _sort, ...query } = call.query
  const { excluded = false } = readGiven(withExcluded, query)
  return { ...readListRequest(list, query), with_excluded: excluded }
}

/** One page of a ranking; a page past the end is not found. */
export function pageOfRanked<One>(ranked: readonly One[], { page, size }: { page: number | null; size: number }): One[] {
  const shown = page === null ? [] : ranked.slice((page - 1) * size, page * size)
  if (shown.length === 0 && page !== 1) throw new Refusal(404, refusalTexts.invalid_page)
  return shown
}
