import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

export type Limit = { count: number; seconds: number } | null

/** How the program is set up; every value checked (wire.md 0). */
export type Settings = ReturnType<typeof readSettings>

/** A setting that cannot be used: the message names the variable and what it accepts. */
export class WrongSetting extends Error {}

type Variables = Record<string, string | undefined>

/** The environment, and beneath it a `.env` file in the working directory. */
export function readEnvironment(): Variables {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  return { ...file, ...process.env }
}

/** Reads all settings; an empty value counts as unset. */
export function readSettings(variables: Variables) {
  const given = (name: string) => variables[name]?.trim() || undefined
  const wrong = (name: string, accepts: string): never => {
    throw new WrongSetting(`${name} accepts ${accepts}, not "${given(name) ?? ''}"`)
  }
  const word = <W extends string>(name: string, words: readonly W[], unset: W): W =>
    given(name) === undefined ? unset : (words.find((one) => one === given(name)) ?? wrong(name, words.join(' or ')))
  const whole = (name: string, unset: number, min: number, max: number) => {
    const number = Number(given(name) ?? unset)
    return Number.isInteger(number) && number >= min && number <= max ? number : wrong(name, `a whole number from ${min} to ${max}`)
  }
  const address = (name: string, accepts: string, protocols: string[], unset: string | null) => {
    const value = given(name)
    if (value === undefined) return unset
    return URL.canParse(value) && protocols.includes(new URL(value).protocol) ? value : wrong(name, accepts)
  }
  const link = (name: string) => {
    const value = given(name)
    if (value === undefined || value.startsWith('/')) return value ?? null
    return address(name, 'a path or an http(s) URL', ['http:', 'https:'], null)
  }
  const limit = (name: string, unset: string): Limit => {
    const value = given(name) ?? unset
    const [, count, seconds] = /^([1-9]\d{0,6})\/([1-9]\d{0,6})$/.exec(value) ?? []
    if (value === 'off') return null
    return count ? { count: Number(count), seconds: Number(seconds) } : wrong(name, '"off" or attempts/seconds such as 10/900')
  }
  const required = (name: string, unset: string) =>
    given(name) ?? (production ? wrong(name, 'a value, which APP_ENV=production requires') : unset)

  const production = word('APP_ENV', ['development', 'production'], 'development') === 'production'
  const port = whole('PORT', 3000, 0, 65535)
  const databaseUrl = address('DATABASE_URL', 'a postgres:// URL', ['postgres:', 'postgresql:'], null)
  const demoData = word('DEMO_DATA', ['on', 'off'], databaseUrl === null && !production ? 'on' : 'off') === 'on'
  const mapsBaseUrl = address('MAPS_BASE_URL', 'an http(s) URL', ['http:', 'https:'], null)

  return {
    production,
    host: given('HOST') ?? '127.0.0.1',
    port,
    databaseUrl,
    dataDirectory: given('DATA_DIR') ?? (demoData ? './data-demo' : './data'),
    publicUrl: (address('PUBLIC_URL', 'an http(s) URL', ['http:', 'https:'], null) ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    demoData,
    admin: { username: given('INITIAL_ADMIN_USERNAME') ?? 'admin', password: initialPassword(variables, wrong) },
    smtpUrl: address('SMTP_URL', 'an smtp:// or smtps:// URL', ['smtp:', 'smtps:'], null),
    mailFrom: given('MAIL_FROM') ?? 'Kasack <no-reply@localhost>',
    loginLimit: limit('LOGIN_RATE_LIMIT', '10/900'),
    applyLimit: limit('APPLY_RATE_LIMIT', '30/3600'),
    placesLimit: limit('PLACES_RATE_LIMIT', '600/60'),
    trustProxy: word('TRUST_PROXY', ['on', 'off'], 'off') === 'on',
    mapsBaseUrl,
    mapsToken:
      given('MAPS_TOKEN') ?? (mapsBaseUrl === null ? null : wrong('MAPS_TOKEN', 'the token of the service that MAPS_BASE_URL names')),
    mapStyleUrl: address('MAP_STYLE_URL', 'an http(s) URL', ['http:', 'https:'], null),
    adminUrl: link('ADMIN_URL'),
    accountSecurityUrl: link('ACCOUNT_SECURITY_URL'),
    overviewMapUrl: link('OVERVIEW_MAP_URL'),
    agencyName: required('AGENCY_NAME', 'Pflegebrücke Personal GmbH'),
    privacyUrl: required('PRIVACY_URL', '/privacy'),
    imprintUrl: required('IMPRINT_URL', '/imprint'),
    applyPhone: given('APPLY_PHONE') ?? '+49 30 23125 100',
    logLevel: word('LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
  }
}

/** Passwords are never trimmed. */
function initialPassword(variables: Variables, wrong: (name: string, accepts: string) => never): string | null {
  const password = variables['INITIAL_ADMIN_PASSWORD']
  if (!password) return null
  if (password.length < 10 || password.length > 128) throw new WrongSetting('INITIAL_ADMIN_PASSWORD accepts 10 to 128 characters')
  return password === variables['INITIAL_ADMIN_USERNAME'] ? wrong('INITIAL_ADMIN_USERNAME', 'a name other than the password') : password
}
