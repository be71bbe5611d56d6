import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { agencySettings, mailSettings } from '@kasack/contract/setup.ts'
import type { Kind } from './setting.ts'
import {
  acceptedPassword,
  hostName,
  limit,
  line,
  link,
  longLine,
  mailbox,
  onOrOff,
  oneOf,
  phoneNumber,
  serverUrl,
  url,
  wholeNumber,
  WrongSetting,
} from './setting.ts'

/**
 * How the program is set up, with every value checked (wire.md 0). Written by hand: a schema would need a wrapper for defaults that
 * depend on each other, for what only production requires, and for one message that names the variable and never its value.
 */
export type Settings = ReturnType<typeof readSettings>

type Variables = Record<string, string | undefined>

/** The environment, which takes precedence over a `.env` file in the working directory. */
export function readEnvironment(): Variables {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  return { ...file, ...process.env }
}

const web = ['http', 'https']

/** Reads all settings; an empty value counts as unset. Throws a `WrongSetting` for the first that cannot be used. */
export function readSettings(variables: Variables) {
  const given = (name: string) => variables[name]?.trim() || undefined
  function read<T, U>(name: string, kind: Kind<T>, unset: U): T | U {
    const text = given(name)
    if (text === undefined) return unset
    const value = kind.read(text)
    if (value === undefined) throw new WrongSetting(name, kind.accepts)
    return value
  }
  const production = read('APP_ENV', oneOf('development', 'production'), 'development') === 'production'
  function required(name: string, kind: Kind<string>, sample: string): string {
    if (production && given(name) === undefined) throw new WrongSetting(name, `${kind.accepts}, and is required with APP_ENV=production`)
    return read(name, kind, sample)
  }

  const port = read('PORT', wholeNumber(0, 65_535), 3000)
  const databaseUrl = read('DATABASE_URL', serverUrl, null)
  const demoData = read('DEMO_DATA', onOrOff, databaseUrl === null && !production)
  const publicUrl = read('PUBLIC_URL', url(web, { bare: true }), `http://localhost:${port}`).replace(/\/+$/, '')
  const mapsBaseUrl = read('MAPS_BASE_URL', url(web, { bare: true }), null)
  const mapsToken = read('MAPS_TOKEN', line('the token of the service that MAPS_BASE_URL names'), null)
  // A service other than our own identifies its customers by a token.
  if (mapsToken === null && mapsBaseUrl !== null && new URL(mapsBaseUrl).origin !== new URL(publicUrl).origin)
    throw new WrongSetting('MAPS_TOKEN', 'the token of the service that MAPS_BASE_URL names, and is required with it')

  const overviewMapUrl = read('OVERVIEW_MAP_URL', link, null)
  // Our own pages at these paths lead to this URL.
  if (overviewMapUrl !== null && isOurs(overviewMapUrl, publicUrl, /^\/(redirect-to-)?overview-map\/?$/))
    throw new WrongSetting('OVERVIEW_MAP_URL', `${link.accepts}, but not /overview-map, which leads there`)

  return {
    production,
    host: read('HOST', hostName, '127.0.0.1'),
    port,
    databaseUrl,
    secretKey: read('SECRET_KEY', longLine('32 characters or more that nobody can guess'), null),
    dataDirectory: read('DATA_DIR', line('the path of a folder'), demoData ? './data-demo' : './data'),
    publicUrl,
    demoData,
    admin: readAdmin(variables, read('INITIAL_ADMIN_USERNAME', line('a name of at most 255 characters'), 'admin')),
    smtpUrl: read('SMTP_URL', url(['smtp', 'smtps'], { bare: true }), null),
    mailFrom: read('MAIL_FROM', mailbox, 'Kasack <no-reply@localhost>'),
    loginLimit: read('LOGIN_RATE_LIMIT', limit, { count: 10, seconds: 900 }),
    applyLimit: read('APPLY_RATE_LIMIT', limit, { count: 30, seconds: 3600 }),
    placesLimit: read('PLACES_RATE_LIMIT', limit, { count: 600, seconds: 60 }),
    /** Days in which a deletion can be undone, and months for which the history says who changed what. */
    deletedDays: read('DELETED_DAYS', wholeNumber(1, 3650), 30),
    historyMonths: read('HISTORY_MONTHS', wholeNumber(1, 1200), 36),
    trustProxy: read('TRUST_PROXY', onOrOff, false),
    mapsBaseUrl,
    mapsToken,
    mapStyleUrl: read('MAP_STYLE_URL', url(web), null),
    adminUrl: read('ADMIN_URL', link, '/admin/'),
    accountSecurityUrl: read('ACCOUNT_SECURITY_URL', link, null),
    overviewMapUrl,
    agencyName: required('AGENCY_NAME', line('a name'), 'Pflegebrücke Personal GmbH'),
    privacyUrl: required('PRIVACY_URL', link, '/privacy'),
    imprintUrl: required('IMPRINT_URL', link, '/imprint'),
    applyPhone: read('APPLY_PHONE', phoneNumber, '+49 30 23125 100'),
    /** The settings an agency should choose for itself that are left at their samples. */
    unset: [...agencySettings, ...mailSettings].filter((name) => given(name) === undefined),
    logLevel: read('LOG_LEVEL', oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'), 'info'),
  }
}

/** Whether a link leads to one of our own pages with a matching path. */
function isOurs(target: string, publicUrl: string, path: RegExp): boolean {
  const { origin, pathname } = new URL(target, publicUrl)
  return origin === new URL(publicUrl).origin && path.test(pathname)
}

/** Passwords are never trimmed; null: the program generates one. */
function readAdmin(variables: Variables, username: string): { username: string; password: string | null } {
  const password = variables['INITIAL_ADMIN_PASSWORD'] || null
  const fits = password === null || (password.length >= 10 && password.length <= 128 && password.toLowerCase() !== username.toLowerCase())
  if (!fits) throw new WrongSetting('INITIAL_ADMIN_PASSWORD', acceptedPassword)
  return { username, password }
}
