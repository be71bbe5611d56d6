import type { Language } from '@kasack/contract/text.ts'

/** Milliseconds after which a call on a bad line counts as lost. */
const patience = 30_000

export type PublicCall = { path: string; body?: object; language: Language; headers?: Record<string, string> }

/**
 * Status 0: the server was not reached, or its answer got lost. `code`: the reason as a code, if the server gives one. `wait`: seconds
 * until the next attempt is allowed.
 */
export type PublicAnswer<Data> = { ok: true; data: Data } | PublicRefusal

export type PublicRefusal = {
  ok: false
  status: number
  errors: Record<string, string[]> | string[]
  code: string | null
  wait: number | null
}

/**
 * Anonymous calls for the public pages. No cookie is sent: a signed-in user who applies for themselves, or for a caller on the phone,
 * sends the same request as everyone else.
 */
export async function postPublicly<Data>({ path, body = {}, language, headers = {} }: PublicCall): Promise<PublicAnswer<Data>> {
  try {
    const response = await fetch(`/api/v0${path}`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', Accept: 'application/json', 'Accept-Language': language },
      credentials: 'omit',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    const sent = (response.status === 204 ? null : await response.json()) as unknown
    if (response.ok) return { ok: true, data: sent as Data }
    const { errors = [], code = null } = sent as Partial<PublicRefusal>
    return { ok: false, status: response.status, errors, code, wait: Number(response.headers.get('Retry-After')) || null }
  } catch {
    return { ok: false, status: 0, errors: [], code: null, wait: null } // no connection, timeout, or an answer from a proxy
  }
}
