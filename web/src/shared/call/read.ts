import type { QueryKey } from '@tanstack/react-query'
import { hashKey, queryOptions } from '@tanstack/react-query'
import type { Params } from './send.ts'
import { request, resourceOf } from './api.ts'
import { apiPath, queryOf } from './send.ts'
import { clearCrucialError } from './crucial-error.ts'
import { queryClient } from '../storage/query-client.ts'
import type { Refusal } from './refusal.ts'
import { messageOf, unreachable } from './refusal.ts'
import { noteAnswer, noteUnread } from '../storage/pushed.ts'

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

/** Whether cached data stays: the refetch was automatic and the server is down. It is read again once the server answers. */
export function staysKnown({ status }: { status: number }, queryKey: QueryKey): boolean {
  const isDown = status === unreachable || status >= 500
  if (isDown) noteUnread(hashKey(queryKey))
  return isDown
}

/**
 * A GET for `useQuery`: its data, or a `RequestFailed`. Writes to the same resource trigger a refetch. If an automatic refetch finds the
 * record gone, its panel says so and no notice appears.
 */
export const read = <Data>(path: string, params?: Params) => reading<Data>(path, { params, isSilent: false })

/** Same for reads the user did not ask for: a failure shows nothing, and is retried once the server answers again. */
export const readSilently = <Data>(path: string, params?: Params) => reading<Data>(path, { params, isSilent: true })

function reading<Data>(path: string, { params, isSilent }: { params: Params | undefined; isSilent: boolean }) {
  return queryOptions<Data, RequestFailed>({
    queryKey: [resourceOf(apiPath + path), path + queryOf(params)],
    async queryFn({ signal, queryKey }) {
      const before = queryClient.getQueryState<Data>(queryKey)
      const isAutomatic = before?.data !== undefined && !before.isInvalidated
      const silent = isSilent || isAutomatic
      const answer = await request<Data>({ path, signal, silent, ...(params && { params }) })
      if (before?.data !== undefined || !isSilent) noteAnswer(silent) // what comes for the first time is nobody's change
      if (answer.ok) return answer.data
      const isRetried = silent && staysKnown(answer, queryKey)
      if (isAutomatic && isRetried) return before.data!
      if (silent) clearCrucialError(`GET ${apiPath}${path}${queryOf(params)}`)
      throw new RequestFailed(answer.status, answer.data)
    },
  })
}
