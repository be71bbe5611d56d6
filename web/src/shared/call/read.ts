import { queryOptions } from '@tanstack/react-query'
import type { Params } from './send.ts'
import { request, resourceOf } from './api.ts'
import { apiPath, queryOf } from './send.ts'
import { clearCrucialError } from './crucial-error.ts'
import { queryClient } from '../storage/query-client.ts'
import type { Refusal } from './refusal.ts'
import { messageOf } from './refusal.ts'

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

/**
 * A GET for `useQuery`: its data, or a `RequestFailed`. Writes to the same resource make it ask again. Where it asks again by itself, and the
 * record is gone, its place says so, and no notice.
 */
export function read<Data>(path: string, params?: Params) {
  return queryOptions<Data, RequestFailed>({
    queryKey: [resourceOf(apiPath + path), path + queryOf(params)],
    async queryFn({ signal, queryKey }) {
      const before = queryClient.getQueryState(queryKey)
      const isByItself = before?.data !== undefined && !before.isInvalidated
      const answer = await request<Data>({ path, signal, silent: isByItself, ...(params && { params }) })
      if (answer.ok) return answer.data
      if (isByItself) clearCrucialError(`GET ${apiPath}${path}${queryOf(params)}`)
      throw new RequestFailed(answer.status, answer.data)
    },
  })
}

/** The same of what nobody has asked for: where it cannot be told, nothing is said of that. */
export function readSilently<Data>(path: string) {
  return queryOptions<Data, RequestFailed>({
    queryKey: [resourceOf(apiPath + path), path],
    async queryFn({ signal }) {
      const answer = await request<Data>({ path, signal, silent: true })
      if (answer.ok) return answer.data
      clearCrucialError(`GET ${apiPath}${path}`)
      throw new RequestFailed(answer.status, answer.data)
    },
  })
}
