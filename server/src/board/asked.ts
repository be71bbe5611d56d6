import type { BoardList, BoardRows } from '@kasack/contract/board.ts'
import { boardAccess, boardList, boardRows, boardSpan, refuseBoardSpan } from '@kasack/contract/board.ts'
import type { FilterValues } from '@kasack/contract/list.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import type { ListRequest } from '../platform/list/list-request.ts'
import { readListRequest, requireParameterAccess } from '../platform/list/list-request.ts'
import type { Call } from '../platform/request/call.ts'
import { Refusal, refusalTexts } from '../platform/text/refusal.ts'

type Span = { rows: BoardRows; from: string; to: string }

/** A board request: its span, and the list request for its rows. */
export function readAsked({ query, caller }: Pick<Call, 'query' | 'caller'>): Span & { request: ListRequest } {
  const known = boardRows.find((one) => one === query['rows']?.trim())
  if (known && !mayAccess(caller, boardAccess[known])) throw new Refusal(403, refusalTexts.not_allowed)
  // Without `rows` there is no list, so only the span is checked.
  const whole = boardList(known ?? 'facilities')
  const list: BoardList = known ? whole : { ...whole, filters: boardSpan, context: {} }
  requireParameterAccess({ ...list.filters, ...list.context }, query, caller)
  const { filters, ...request } = readListRequest(list, query, refuseSpan)
  const { rows, from, to, ...others } = filters as Span & typeof filters // required parameters
  return { rows, from, to, request: { ...request, filters: others } }
}

function refuseSpan({ from, to }: FilterValues<BoardList>): Problems {
  const problem = refuseBoardSpan({ from, to })
  return problem ? { to: [problem] } : {}
}
