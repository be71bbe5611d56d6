import { historyGroupHeader } from '@kasack/contract/history-group.ts'
import { vi } from 'vitest'

export type ServedRequest = { method: string; url: URL; body: unknown }
type Reply = { status: number; data?: unknown; group?: number }
type Replies = Record<string, Reply | ((sent: ServedRequest) => Reply | Promise<Reply>)>

/**
 * Answers the requests of a component test, by method and path below `/api/v0`: `{ 'GET /users/me.json/': { status:
 * 200, data } }`. A reply with a `group` wrote history under that undo group. Anything else is 404, except presence,
 * which is empty and unrecorded unless served. Returns the requests in order.
 */
export function serve(served: Replies): ServedRequest[] {
  const calls: ServedRequest[] = []
  vi.stubGlobal('fetch', async (input: string, { method = 'GET', body, signal }: RequestInit = {}) => {
    const url = new URL(input, location.origin)
    const name = `${method} ${url.pathname.replace('/api/v0', '')}`
    if (url.pathname === '/api/v0/presence.json/' && !(name in served)) return new Response('[]')
    const sent = { method, url, body: typeof body === 'string' ? JSON.parse(body) : (body ?? undefined) }
    calls.push(sent)
    const reply = served[name] ?? { status: 404, data: { detail: 'Not found.' } }
    const { status, data, group } = typeof reply === 'function' ? await reply(sent) : reply
    signal?.throwIfAborted()
    const headers = new Headers(group ? { [historyGroupHeader]: String(group) } : {})
    return new Response(status === 204 ? null : JSON.stringify(data ?? null), { status, headers })
  })
  return calls
}
