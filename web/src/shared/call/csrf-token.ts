/** The token that the server wants back with every change, from its cookie; empty where there is none. */
export function csrfToken(): string {
  const found = globalThis.document?.cookie.split('; ').find((entry) => entry.startsWith('csrftoken='))
  return found ? decodeURIComponent(found.slice('csrftoken='.length)) : ''
}
