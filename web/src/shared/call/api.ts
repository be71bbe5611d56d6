import type { Text } from '@kasack/contract/text.ts'
import { clearCrucialError, recordCrucialError } from './crucial-error.ts'
import { currentLocation, navigate } from '../address/navigation.ts'
import { notify } from '../notification/notify.ts'
import { noticeFor } from './outcome.ts'
import { newestWrite } from './newest-write.ts'
import { noteWriting } from '../storage/pushed.ts'
import { forget, refresh, refreshOnly, refreshWithout } from '../storage/query-client.ts'
import { messageOf } from './refusal.ts'
import type { CallResult, Params, Sending } from './send.ts'
import { apiPath, queryOf, send } from './send.ts'
import { unauthorized } from '../session/session.ts'
import { undoOffer } from './undo.ts'
import { isOutdated } from './version.ts'

export type Call<Data> = Sending & {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/api/v0`: `/facilities/3.json/` */
  path: string
  /** Lists are joined with commas; null, undefined and empty values are left out. */
  params?: Params
  /** No notification, whatever the answer. */
  silent?: boolean
  /** Called for an answer with that status, instead of its notification. */
  hooks?: Partial<Record<number, (answer: CallResult<Data>) => void>>
  /** The noun in notifications, and the field labels. */
  entity?: Text
  labels?: Record<string, Text>
  /** The resources that show the write; omitted: any of them may. */
  shownIn?: readonly string[] | undefined
  /** The record's own page: a 201 notice links to it, a 204 leaves it for the list. */
  page?: string | ((created: Data) => string)
}

/** Calls the server and notifies the user of the outcome (product.md 8). Throws only if the signal aborts the call. */
export async function request<Data>(call: Call<Data>): Promise<CallResult<Data>> {
  const method = call.method ?? 'GET'
  const url = apiPath + call.path + queryOf(call.params)
  if (method !== 'GET' && call.shownIn?.length !== 0) noteWriting()
  const answer = await send<Data>(method, url, call)
  follow(method, url, { answer, shownIn: call.shownIn })
  if (method !== 'GET' && answer.ok) newestWrite.set({ method, path: call.path, group: answer.group })
  const hook = call.hooks?.[answer.status]
  if (answer.status === 401 && !hook) unauthorized()
  const page = pageOf(call, answer)
  if (method === 'DELETE' && answer.ok) await leave(url, page)
  const notice =
    call.silent || hook
      ? null
      : noticeFor({ method, status: answer.status, data: answer.data, entity: call.entity, labels: call.labels, page })
  if (notice) notify({ ...notice, ...undoOffer([answer.group]) })
  hook?.(answer)
  return answer
}

/** Keeps failed reads for the header, and refetches what a write has changed or found outdated. */
function follow(method: string, url: string, { answer, shownIn }: { answer: CallResult<unknown>; shownIn: Call<unknown>['shownIn'] }) {
  const asked = `${method} ${url}`
  if (method === 'DELETE' && answer.ok) refreshWithout(resourceOf(url), recordOf(url))
  else if (method !== 'GET' && (answer.ok || isOutdated(answer))) {
    if (shownIn) refreshOnly(shownIn)
    else refresh(resourceOf(url))
  }
  if (method !== 'GET') return
  if (answer.ok || answer.status === 401 || answer.status >= 500) clearCrucialError(asked)
  else recordCrucialError({ request: asked, url, message: messageOf(answer) })
}

/** Leaves a deleted record's page at once and forgets its cached data, so that going back does not bring it up again. */
async function leave(url: string, page: string | undefined) {
  if (page && currentLocation().pathname === page) await navigate(page.slice(0, page.lastIndexOf('/')), { flushSync: true })
  forget(recordOf(url))
}

function pageOf<Data>({ page }: Call<Data>, answer: CallResult<Data>): string | undefined {
  return typeof page === 'function' ? (answer.ok && answer.status === 201 ? page(answer.data) : undefined) : page
}

/** `/api/v0/facilities/3.json/` → `facilities` */
export const resourceOf = (url: string): string => url.slice(apiPath.length + 1).split(/[/.?]/, 1)[0] ?? ''

/** `/api/v0/facilities/3/` → `/facilities/3` */
const recordOf = (url: string): string => url.slice(apiPath.length, -1)
