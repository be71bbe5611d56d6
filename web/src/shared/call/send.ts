import { historyGroupHeader } from '@kasack/contract/history-group.ts'
import { repeatKeyHeader } from '@kasack/contract/applicant-fields.ts'
import { language } from '../language/i18n.ts'
import { csrfToken } from './csrf-token.ts'
import type { Refusal } from './refusal.ts'
import { unreachable } from './refusal.ts'

export const apiPath = '/api/v0'

export type Params = Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>

/** Status 0: the server was not reached. `group`: the undo group of what the call wrote; null: nothing. */
export type CallResult<Data> = { status: number; group: number | null } & ({ ok: true; data: Data } | { ok: false; data: Refusal })

export type Sending = {
  /** Sent as JSON; FormData is sent unchanged. */
  body?: unknown
  /** Resending the same body with the same key counts as one request. */
  repeatKey?: string | undefined
  signal?: AbortSignal
}

/** One call and its answer, without notifications. Throws only if the signal aborts it. */
export async function send<Data>(method: string, url: string, { body, repeatKey, signal }: Sending): Promise<CallResult<Data>> {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': language() })
  const isFile = body instanceof FormData
  if (body !== undefined && !isFile) headers.set('Content-Type', 'application/json')
  if (method !== 'GET') headers.set('X-CSRFToken', csrfToken())
  if (repeatKey) headers.set(repeatKeyHeader, repeatKey)
  try {
    const response = await fetch(url, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    const sent: unknown = await response.json().catch(() => null)
    signal?.throwIfAborted()
    return { ok: response.ok, status: response.status, data: sent, group: groupOf(response) } as CallResult<Data>
  } catch (error) {
    if (signal?.aborted) throw error
    return { ok: false, status: unreachable, data: null, group: null }
  }
}

export function queryOf(params: Params = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
    if (text !== '') query.set(name, text)
  }
  return query.size > 0 ? `?${query}` : ''
}

const groupOf = ({ headers }: Response): number | null => Number(headers.get(historyGroupHeader)) || null
