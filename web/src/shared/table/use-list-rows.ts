import type { Page } from '@kasack/contract/list.ts'
import { useQuery } from '@tanstack/react-query'
import { request } from '../call/api.ts'
import { apiPath, queryOf } from '../call/send.ts'
import { clearCrucialError } from '../call/crucial-error.ts'
import { readList, saveListPage } from '../storage/local-cache.ts'
import { queryClient } from '../storage/query-client.ts'
import { noteAnswer } from '../storage/pushed.ts'
import { RequestFailed, staysKnown } from '../call/read.ts'
import type { Source } from './list-table.ts'
import type { ListParameters } from './question/list-parameters.ts'

type RowsRequest<Row> = { resource: string; source?: Source<Row> | undefined; tableKey: string; parameters: ListParameters }

/**
 * A page's rows, the total count, and the server's response time in milliseconds; null: from the cache. `isAutomatic`: refetched
 * automatically, not because of the user's query or a write.
 */
type ShownPage<Row> = {
  page: number
  rows: Row[]
  count: number
  took: number | null
  isAutomatic: boolean
  missing?: readonly string[] | undefined
}

/** `stale`: the rows are those of an earlier query; `isOld`: they are from an earlier visit; `beyond`: the page no longer exists. */
export type ListRows<Row> =
  | { state: 'loading' }
  | { state: 'beyond' }
  | { state: 'error'; status: number; reload: () => void }
  | ({ state: 'loaded'; stale: boolean; question: string; isOld: boolean } & ShownPage<Row>)

/** The rows a table on the page currently shows; none without such a table. */
export function shownRows<Row>(resource: string, tableKey: string): readonly Row[] {
  const isOfTable = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === resource && queryKey[2] === tableKey
  const found = queryClient.getQueriesData<ShownPage<Row>>({ type: 'active', predicate: isOfTable })
  return found.flatMap(([, shown]) => shown?.rows ?? [])
}

/** Reads a page of a list. Outdated requests are cancelled. Until the answer arrives, shows the cached page, or else the previous rows. */
export function useListRows<Row>({ resource, source, tableKey, parameters }: RowsRequest<Row>): ListRows<Row> {
  const path = source?.path ?? `/${resource}.json/`
  const { page: number, size, ...params } = parameters
  const address = { resource, tableKey, params }
  const asked = { page: Number(number), size: Number(size) }
  const queryKey = [source?.resource ?? resource, path + queryOf(parameters), tableKey]

  async function ask({ signal }: { signal: AbortSignal }): Promise<ShownPage<Row>> {
    const start = performance.now()
    const before = queryClient.getQueryState<ShownPage<Row>>(queryKey)
    const isAutomatic = before?.data !== undefined && !before.isInvalidated
    const hooks = asked.page > 1 ? { 404: () => clearCrucialError(`GET ${apiPath}${path}${queryOf(parameters)}`) } : {}
    const answer = await request<Page<Row> & Pick<ShownPage<Row>, 'missing'>>({
      path,
      params: parameters,
      signal,
      hooks,
      silent: isAutomatic,
    })
    noteAnswer(isAutomatic)
    // The bar below the header reports it; the known rows stay.
    if (isAutomatic && staysKnown(answer, queryKey)) return before.data!
    if (!answer.ok) throw new RequestFailed(answer.status, answer.data)
    const { results, count, missing } = answer.data
    const rows = source ? results.map((result) => source.rowOf(result as never)) : results
    if (!source) saveListPage(address, { ...asked, count, rows })
    return { page: asked.page, rows, count, missing, took: Math.round(performance.now() - start), isAutomatic }
  }

  function known(before: ShownPage<Row> | undefined): ShownPage<Row> | undefined {
    const cached = source ? null : readList<Row>(address)
    const rows = cached?.size === asked.size ? cached.pages[asked.page] : undefined
    return cached && rows ? { page: asked.page, rows, count: cached.count, took: null, isAutomatic: false } : before
  }

  const { data, error, isFetching, isFetchedAfterMount, isPlaceholderData, refetch } = useQuery<ShownPage<Row>, RequestFailed>({
    queryKey,
    queryFn: ask,
    placeholderData: known,
  })
  if (error && !isFetching) {
    const isBeyond = error.status === 404 && asked.page > 1
    return isBeyond ? { state: 'beyond' } : { state: 'error', status: error.status, reload: () => void refetch() }
  }
  const stale = isPlaceholderData && data?.took !== null
  // An empty previous result says nothing about the awaited one.
  const isAwaited = !data || error !== null || (stale && data.rows.length === 0)
  return isAwaited ? { state: 'loading' } : { state: 'loaded', stale, question: queryKey.join(' '), isOld: !isFetchedAfterMount, ...data }
}
