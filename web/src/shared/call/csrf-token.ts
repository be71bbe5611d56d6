/** The CSRF token from its cookie, sent back with every write; empty if there is none. */
export function csrfToken(): string {
  const found = globalThis.document?.cookie.split('; ').find((entry) => entry.startsWith('csrftoken='))
  return found ? decodeURIComponent(found.slice('csrftoken='.length)) : ''
}
