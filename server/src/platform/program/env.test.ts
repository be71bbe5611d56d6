import { expect, test } from 'vitest'
import { readSettings } from './env.ts'
import { serversIn, WrongSetting } from './setting.ts'

const control = 'a\u0007b'
const notLinks = ['privacy', '//other.example', 'javascript:alert(1)', 'https://', '/a b']
const notOnOrOff = ['yes', 'true', '1', 'ON']
const notLimits = ['10', '10/', '/900', '0/900', '10/0', '-1/900', '10 / 900', '10/900s', 'none', '1e3/900']
const notWeb = ['kasack.example', 'ftp://kasack.example', 'http:', 'https://', 'http:kasack.example', 'http://a b', 'http://a/%zz']

/** Every variable with values it rejects. */
const wrong: Record<string, string[]> = {
  HOST: ['a b', 'http://localhost', 'a/b', '-a', 'x'.repeat(254), 'ü'],
  PORT: ['abc', '-1', '65536', '3000.5', '1e3', '0x10', '3000 3001'],
  DATABASE_URL: [
    'localhost',
    'mysql://localhost/a',
    'postgres:',
    'postgres:a',
    'postgres://a:b%zz@localhost/c',
    'postgres://a b/c',
    'postgres://a,/c',
    'postgres://a,b:port/c',
  ],
  DATA_DIR: ['a\nb', 'a\0b'],
  SECRET_KEY: ['x'.repeat(31), 'x'.repeat(256), `${'x'.repeat(40)}\n${'x'.repeat(40)}`],
  PUBLIC_URL: [...notWeb, 'https://kasack.example/?a=b', 'https://kasack.example/#a'],
  APP_ENV: ['prod', 'Production', 'test'],
  DEMO_DATA: notOnOrOff,
  INITIAL_ADMIN_USERNAME: ['a\nb', control, 'x'.repeat(256)],
  INITIAL_ADMIN_PASSWORD: ['short', '         ', 'x'.repeat(129)],
  SMTP_URL: ['127.0.0.1:1025', 'http://127.0.0.1', 'smtp:127.0.0.1', 'smtp://', 'smtp://a:99999'],
  MAIL_FROM: ['Kasack', 'Kasack <no-reply>', 'a@b@c <', 'Kasack <a@b> c', 'a@b\nBcc: c@d', 'Kasack <.a@b.example>', 'a@[127.0.0.1]'],
  LOGIN_RATE_LIMIT: notLimits,
  APPLY_RATE_LIMIT: notLimits,
  PLACES_RATE_LIMIT: notLimits,
  DELETED_DAYS: ['0', '-1', '1.5', '3651', 'none'],
  HISTORY_MONTHS: ['0', '1201', 'ever'],
  TRUST_PROXY: notOnOrOff,
  MAPS_BASE_URL: notWeb,
  MAPS_TOKEN: [control],
  MAP_STYLE_URL: notWeb,
  ADMIN_URL: notLinks,
  ACCOUNT_SECURITY_URL: notLinks,
  OVERVIEW_MAP_URL: [...notLinks, '/overview-map', '/redirect-to-overview-map/?a=b', 'http://localhost:3000/overview-map/'],
  AGENCY_NAME: [control, 'x'.repeat(256)],
  PRIVACY_URL: notLinks,
  IMPRINT_URL: notLinks,
  APPLY_PHONE: ['none', '+', '12', '030/12a'],
  LOG_LEVEL: ['verbose', 'INFO', '30'],
}

test.for(Object.entries(wrong).flatMap(([name, values]) => values.map((value) => ({ name, value }))))(
  '$name does not accept $value',
  ({ name, value }) => expect(problemOf({ [name]: value })).toMatch(new RegExp(`^${name} accepts [^\n]{5,}$`)),
)
test('a wrong value, which may be secret, is not repeated', () => {
  expect(problemOf({ DATABASE_URL: 'mysql://kasack:geheim@localhost/kasack' })).not.toContain('geheim')
  expect(problemOf({ INITIAL_ADMIN_PASSWORD: 'geheim' })).not.toContain('geheim')
})
test('no variable is left out above', () => {
  const asked = new Set<string>()
  readSettings(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }))
  expect([...asked].toSorted()).toEqual(Object.keys(wrong).toSorted())
})
test('the overview map may be anywhere but where the way to it begins', () => {
  for (const url of ['/map/', '/overview-map/of/others', 'https://maps.example/overview-map'])
    expect(readSettings({ OVERVIEW_MAP_URL: url }).overviewMapUrl).toBe(url)
})
test('an empty value counts as unset', () => {
  const empty = Object.fromEntries(Object.keys(wrong).map((name) => [name, name === 'INITIAL_ADMIN_PASSWORD' ? '' : ' ']))
  expect(readSettings(empty)).toEqual(readSettings({}))
})
test('without any setting there is an embedded database with demo data', () => {
  expect(readSettings({})).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: null,
    dataDirectory: './data-demo',
    publicUrl: 'http://localhost:3000',
    demoData: true,
    admin: { username: 'admin', password: null },
    loginLimit: { count: 10, seconds: 900 },
    deletedDays: 30,
    historyMonths: 36,
    trustProxy: false,
    logLevel: 'info',
  })
})
test('demo data is off by itself in production and on a database of one’s own', () => {
  const named = { AGENCY_NAME: 'Agentur', PRIVACY_URL: '/privacy', IMPRINT_URL: 'https://agency.example/imprint' }
  expect(readSettings({ ...named, APP_ENV: 'production' })).toMatchObject({ demoData: false, dataDirectory: './data' })
  expect(readSettings({ DATABASE_URL: 'postgres://localhost/kasack' })).toMatchObject({ demoData: false })
  expect(readSettings({ DATABASE_URL: 'postgresql:///kasack?host=/run/postgresql', DEMO_DATA: 'on' })).toMatchObject({ demoData: true })
})
test('a database may be of several servers, each with its own port', () => {
  const databaseUrl = 'postgres://kasack:a%2Cb@db1:5433,[::1],db2/kasack?target_session_attrs=read-write'
  expect(readSettings({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl })
  expect(serversIn(databaseUrl)).toEqual(
    ['db1:5433', '[::1]', 'db2'].map((host) => `postgres://kasack:a%2Cb@${host}/kasack?target_session_attrs=read-write`),
  )
})
test('production asks for the agency’s name and the links of its public pages', () => {
  const named = { APP_ENV: 'production', AGENCY_NAME: 'Agentur', PRIVACY_URL: '/privacy', IMPRINT_URL: '/imprint' }
  for (const name of ['AGENCY_NAME', 'PRIVACY_URL', 'IMPRINT_URL']) {
    expect(problemOf({ ...named, [name]: '' })).toMatch(new RegExp(`^${name} accepts .*required with APP_ENV=production$`))
  }
})
test('what an agency needs of its own and left to a sample is known by name', () => {
  const all = ['AGENCY_NAME', 'PRIVACY_URL', 'IMPRINT_URL', 'APPLY_PHONE', 'SMTP_URL', 'MAIL_FROM']
  expect(readSettings({}).unset).toEqual(all)
  expect(readSettings({ AGENCY_NAME: 'Agentur', SMTP_URL: ' ' }).unset).toEqual(all.slice(1))
})
test('another maps service needs a token, our own does not', () => {
  const MAPS_BASE_URL = 'https://maps.example'
  expect(problemOf({ MAPS_BASE_URL })).toMatch(/^MAPS_TOKEN accepts /)
  expect(readSettings({ MAPS_BASE_URL, MAPS_TOKEN: 'pk.1' })).toMatchObject({ mapsToken: 'pk.1' })
  expect(readSettings({ MAPS_BASE_URL, PUBLIC_URL: `${MAPS_BASE_URL}/` })).toMatchObject({ mapsToken: null, publicUrl: MAPS_BASE_URL })
})
test('the first superuser’s password is kept as it is given, and is not the name', () => {
  expect(readSettings({ INITIAL_ADMIN_PASSWORD: ' ein langer satz ' }).admin.password).toBe(' ein langer satz ')
  expect(problemOf({ INITIAL_ADMIN_USERNAME: 'administrator', INITIAL_ADMIN_PASSWORD: 'Administrator' })).toMatch(/^INITIAL_ADMIN_PASSWORD/)
})
test('a sender whose address holds a sign that nobody sees stops the start', () => {
  for (const MAIL_FROM of ['Kasack <a@b.example\u200b>', 'a\u202e@b.example'])
    expect(problemOf({ MAIL_FROM })).toMatch(/^MAIL_FROM accepts /)
})
test('limits, mailboxes and hosts in each of their forms', () => {
  expect(readSettings({ LOGIN_RATE_LIMIT: 'off', APPLY_RATE_LIMIT: '5/60' })).toMatchObject({
    loginLimit: null,
    applyLimit: { count: 5, seconds: 60 },
  })
  for (const MAIL_FROM of ['a@b', 'Kasack <no-reply@localhost>', '<a@b.example>', '"Müller, Söhne" <a@b.example>'])
    expect(readSettings({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM)
  for (const HOST of ['localhost', '0.0.0.0', '::', '::1', 'fe80::1%eth0', 'kasack.example']) expect(readSettings({ HOST }).host).toBe(HOST)
  for (const SMTP_URL of ['smtp://127.0.0.1:1025', 'smtps://user:p%40ss@mail.example'])
    expect(readSettings({ SMTP_URL }).smtpUrl).toBe(SMTP_URL)
})

function problemOf(variables: Record<string, string>): string {
  try {
    readSettings(variables)
  } catch (error) {
    if (error instanceof WrongSetting) return error.message
    throw error
  }
  return 'accepted'
}
