import { isPlainAddress } from '@kasack/contract/value.ts'

/** Why the program does not start, in one line for the operator. */
export class CannotStart extends Error {}

/** A setting that cannot be used. The one-line message names the variable and what it accepts, never the value, which may be secret. */
export class WrongSetting extends Error {
  constructor(name: string, accepts: string) {
    super(`${name} accepts ${accepts}`)
  }
}

/** What INITIAL_ADMIN_PASSWORD accepts. Length and user name are checked on reading, the rest where the password is used. */
export const acceptedPassword =
  '10 to 128 characters that are not the user name, one of the ten thousand most common passwords, a sequence or repetition of characters, or just the name of Kasack or the agency with digits and symbols'

/** What a variable accepts, in words, and how its text is read: undefined if the text is not acceptable. */
export type Kind<T> = { accepts: string; read: (text: string) => T | undefined }

const matching = (accepts: string, pattern: RegExp): Kind<string> => ({
  accepts,
  read: (text) => (pattern.test(text) ? text : undefined),
})

/** Text without line breaks and other control characters. */
export const line = (accepts: string) => matching(accepts, /^[^\p{Cc}]{1,255}$/u)

/** A line long enough that nobody can guess it. */
export const longLine = (accepts: string) => matching(accepts, /^[^\p{Cc}]{32,255}$/u)

export const oneOf = <const W extends string>(...words: W[]): Kind<W> => ({
  accepts: new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words),
  read: (text) => words.find((word) => word === text),
})

export const onOrOff: Kind<boolean> = { accepts: 'on or off', read: (text) => ({ on: true, off: false })[text] }

export const wholeNumber = (min: number, max: number): Kind<number> => ({
  accepts: `a whole number from ${min} to ${max}`,
  read: (text) => (/^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined),
})

export const hostName = matching(
  'a host name or an IP address',
  /^(?=.{1,253}$)([a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?|[0-9a-f:.]*:[0-9a-f:.]*(%\w+)?)$/i,
)

/** An absolute URL with one of the schemes, by the WHATWG rules; a host is required unless `host` is false. */
export const url = (schemes: string[], { host = true, bare = false } = {}): Kind<string> => ({
  accepts: `a ${schemes.map((scheme) => `${scheme}://`).join(' or ')} URL${bare ? ' without a query' : ''}`,
  read: (text) => {
    const { protocol, hostname, search, hash } = URL.canParse(text) ? new URL(text) : { protocol: '' }
    const fits = schemes.some((scheme) => protocol === `${scheme}:` && text.toLowerCase().startsWith(`${scheme}://`))
    return fits && (!host || hostname) && !(bare && (search || hash)) && isDecodable(text) ? text : undefined
  },
})

/** The URLs of the servers that a database URL names, which may be several as for psql: `postgres://kasack@db1,db2:5433/kasack`. */
export function serversIn(databaseUrl: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s.exec(databaseUrl) ?? []
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [databaseUrl]
}

/** Each of several servers needs a host; a single one may be named otherwise. */
export const serverUrl: Kind<string> = {
  accepts: 'a postgres:// or postgresql:// URL',
  read: (text) => {
    const servers = serversIn(text)
    const server = url(['postgres', 'postgresql'], { host: servers.length > 1 })
    return servers.every((one) => server.read(one) !== undefined) ? text : undefined
  },
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return !/[\s\p{Cc}]/u.test(text)
  } catch {
    return false
  }
}

/** A path on this server or a URL anywhere on the web. */
export const link: Kind<string> = {
  accepts: 'a path such as /privacy or an http:// or https:// URL',
  read: (text) => (/^\/([^/\\\s][^\s]*)?$/.test(text) ? text : url(['http', 'https']).read(text)),
}

export type Limit = { count: number; seconds: number } | null

/** `factor` times the count within the same seconds; no limit stays no limit. */
export const times = (factor: number, one: Limit): Limit => one && { ...one, count: one.count * factor }

/** `10/900`: ten in 900 seconds; null: no limit. */
export const limit: Kind<Limit> = {
  accepts: 'off, or attempts/seconds such as 10/900',
  read: (text) => {
    const [, count, seconds] = /^([1-9]\d{0,6})\/([1-9]\d{0,6})$/.exec(text) ?? []
    if (text === 'off') return null
    return count ? { count: Number(count), seconds: Number(seconds) } : undefined
  },
}

export const mailbox: Kind<string> = {
  accepts: 'an e-mail address such as no-reply@agency.example or Agency <no-reply@agency.example>',
  read: (text) => {
    const [, named, bare = named] = /^(?:[^<>\p{Cc}]*<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/u.exec(text) ?? []
    return bare !== undefined && isPlainAddress(bare) ? text : undefined
  },
}

export const phoneNumber = matching('a telephone number such as +49 30 23125 100', /^\+?[0-9][0-9 ()/.-]{2,62}$/)
