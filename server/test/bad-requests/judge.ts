import type { RawAnswer } from './send.ts'

/** What is wrong with a response; null: nothing. Every response is JSON in the shapes of wire.md 1.2, and none is 500 or above. */
export function complaintAbout({ status, headers, body }: RawAnswer): string | null {
  if (status === 0) return 'closed without an answer'
  if (status >= 500) return `${status} ${body}`
  if (status === 204) return body === '' ? null : `204 with ${body}`
  if (!/^application\/json; charset=utf-8$/i.test(headers['content-type'] ?? '')) return `${status} as ${headers['content-type']}: ${body}`
  const said = parsed(body)
  if (said === undefined) return `${status} without JSON: ${body}`
  if (!isRefusal(status)) return null
  if (!isShaped(status, said)) return `${status} in another shape: ${body}`
  return /node_modules|\.ts:\d|\bpg_|syntax error|relation "/.test(body) ? `${status} shows the inside: ${body}` : null
}

export const isRefusal = (status: number): boolean => status >= 400 && status < 500

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function isShaped(status: number, said: unknown): boolean {
  const { detail, errors } = said as { detail?: unknown; errors?: unknown }
  if (status === 400) return isSentences(errors) || (isObject(errors) && Object.values(errors).every(isSentences))
  return typeof detail === 'string' && isSentences(errors) && errors[0] === detail
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && Object.keys(value).length > 0
const isSentences = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string' && one !== '')
