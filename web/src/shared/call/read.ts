import type { QueryKey } from '@tanstack/react-query'
import { hashKey, queryOptions } from '@tanstack/react-query'
import type { Params } from './send.ts'
import { request, resourceOf } from './api.ts'
import { apiPath, queryOf } from './send.ts'
import { clearCrucialError } from './crucial-error.ts'
import { queryClient } from '../storage/query-client.ts'
import type { Refusal } from './refusal.ts'
import { messageOf, unreachable } from './refusal.ts'
import { noteAnswer, noteUnread } from '../storage/told.ts'

/** A read the server refused, for `PanelError` and tables to show. */
export class RequestFailed extends Error {
  readonly status: number
  readonly data: Refusal
  constructor(status: number, data: Refusal) {
    super(messageOf({ status, data }))
    this.status = status
    this.data = data
  }
}

/** Whether what is known stays, since nobody has asked and the server cannot answer; it is read again once the server is heard again. */
export function staysKnown({ status }: { status: number }, queryKey: QueryKey): boolean {
  const isDown = status === unreachable || status >= 500
  if (isDown) noteUnread(hashKey(queryKey))
  return isDown
}

/**
 * A GET for `useQuery`: its data, or a `RequestFailed`. Writes to the same resource make it ask again. Where it asks again by itself, and the
 * record is gone, its place says so, and no notice.
 */
export const read = <Data>(path: string, params?: Params) => reading<Data>(path, { params, isSilent: false })

/** The same of what nobody has asked for: where it cannot be told, nothing is said of that. */
export const readSilently = <Data>(path: string, params?: Params) => reading<Data>(path, { params, isSilent: true })

function reading<Data>(path: string, { params, isSilent }: { params: Params | undefined; isSilent: boolean }) {
  return queryOptions<Data, RequestFailed>({
    queryKey: [resourceOf(apiPath + path), path + queryOf(params)],
    async queryFn({ signal, queryKey }) {
      const before = queryClient.getQueryState<Data>(queryKey)
      const isByItself = before?.data !== undefined && !before.isInvalidated
      const silent = isSilent || isByItself
      const answer = await request<Data>({ path, signal, silent, ...(params && { params }) })
      noteAnswer(silent)
      if (answer.ok) return answer.data
      if (isByItself && staysKnown(answer, queryKey)) return before.data!
      if (silent) clearCrucialError(`GET ${apiPath}${path}${queryOf(params)}`)
      throw new RequestFailed(answer.status, answer.data)
    },
  })
}
