const longest = 2000

/** Where to go after login: an absolute path on our own site, ready for a Location header; `/` for anything that might lead elsewhere. */
export function safeNext(next: string | undefined): string {
  if (next === undefined || next.length > longest || !next.isWellFormed()) return '/'
  // Browsers read `//` and `/\` as the start of a host name and drop control characters first.
  if (!/^\/(?![/\\])/.test(next) || /[\\\p{Cc}]/u.test(next)) return '/'
  return next.replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent)
}

/** The login page that continues to a path. */
export const loginPath = (next: string): string => `/django_auth/login/?next=${encodeURIComponent(next).replaceAll('%2F', '/')}`

/** The page where a user who knew the password proves the rest. */
export const secondStepPath = (next: string): string => `/django_auth/second-step/?next=${encodeURIComponent(next).replaceAll('%2F', '/')}`
