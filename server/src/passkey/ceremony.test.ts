import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { password, people } from '../account/account.test-support.ts'
import { testApp } from '../../test/app.ts'
import { texts as accountTexts } from '../account/texts.ts'
import { texts } from '../second-step/texts.ts'
import { authenticator } from './authenticator.test-support.ts'
import { siteOf } from './ceremony.ts'

const agency = await testApp({ variables: { LOGIN_RATE_LIMIT: '10/60' } })
const { app, db, clock } = agency
const { firstStep, inSession, login, secondStep, send, signedIn, withCodes } = people(agency)
const current_password = password
type User = Awaited<ReturnType<typeof signedIn>>
type Device = ReturnType<typeof authenticator>

async function add(user: User, device: Device, name = 'Laptop') {
  const { body } = await user.call('POST', '/passkeys/options.json/', { current_password })
  return user.call('POST', '/passkeys.json/', { name, credential: device.create(body) })
}

/** A user whose device holds a passkey. */
async function withPasskey(username: string) {
  const [user, device] = [await signedIn(username), authenticator()]
  const { body } = await add(user, device)
  return { ...user, device, recovery: body.recovery_codes as string[] }
}

const idOf = async (user: User): Promise<number> => (await user.call('GET', '/security.json/')).body.passkeys[0].id

/** The options the page's script fetches before it calls the device. */
async function question(path: 'passkey' | 'second-step', cookies: Record<string, string> = {}) {
  const { status, page } = await send(`/django_auth/${path}/options/`, {}, { cookies })
  expect(status).toBe(200)
  return JSON.parse(page) as { challenge: string; rpId: string; allowCredentials: { id: string }[]; userVerification: string }
}

const signIn = (credential: object) => send('/django_auth/passkey/', { credential: JSON.stringify(credential) })
const confirm = (pending: string, credential: object) => secondStep(pending, { credential: JSON.stringify(credential) })

describe('a passkey', () => {
  test('is added with a name, and with the first come recovery codes', async () => {
    const user = await signedIn('anna')
    expect((await user.call('POST', '/passkeys/options.json/', { current_password: 'falsches Wort' })).status).toBe(400)
    const [laptop, phone] = [authenticator(), authenticator()]
    const first = await add(user, laptop)
    expect([first.status, first.body.recovery_codes.length]).toEqual([200, 10])
    expect((await add(user, phone, 'Telefon')).body).toEqual({ recovery_codes: null })
    const { passkeys, recovery_codes_left, passkey_host } = (await user.call('GET', '/security.json/')).body
    expect(passkeys).toMatchObject([
      { name: 'Laptop', is_synced: false, created_datetime: '2026-06-10T10:00:00.000000Z', last_used_datetime: null },
      { name: 'Telefon' },
    ])
    expect([recovery_codes_left, passkey_host]).toEqual([10, 'localhost'])
  })
  test('gets another name, which asks for no password; of somebody else it does not exist', async () => {
    const [user, other] = [await withPasskey('alma'), await signedIn('bruno')]
    const path = `/passkeys/${await idOf(user)}.json/`
    expect((await user.call('PATCH', path, { name: ' Diensthandy ' })).status).toBe(204)
    expect((await user.call('GET', '/security.json/')).body.passkeys).toMatchObject([{ name: 'Diensthandy' }])
    expect((await other.call('PATCH', path, { name: 'Meins' })).status).toBe(404)
    for (const name of ['', 'x'.repeat(101)]) expect(Object.keys((await user.call('PATCH', path, { name })).body.errors)).toEqual(['name'])
    expect((await user.call('GET', '/security.json/')).body.passkeys).toMatchObject([{ name: 'Diensthandy' }])
  })
  test('that is the first second factor ends the sessions that were begun without one; a further one ends none', async () => {
    const user = await signedIn('wilma')
    const elsewhere = (await login('wilma')).cookies
    const there = inSession(elsewhere['sessionid']!, elsewhere['csrftoken']!)
    const laptop = authenticator()
    await add(user, laptop)
    expect([(await there('GET', '/security.json/')).status, (await user.call('GET', '/security.json/')).status]).toEqual([401, 200])
    const pending = await firstStep('wilma')
    const again = (await confirm(pending, laptop.get(await question('second-step', { pendinglogin: pending })))).cookies
    await add(user, authenticator(), 'Telefon')
    expect((await inSession(again['sessionid']!, again['csrftoken']!)('GET', '/security.json/')).status).toBe(200)
  })
  test('is asked for without telling the device who its user is, and not twice on one device', async () => {
    const user = await signedIn('berta')
    const asked = async () => (await user.call('POST', '/passkeys/options.json/', { current_password })).body
    const device = authenticator()
    const { user: owner, rp, attestation } = await asked()
    expect([owner.name, rp.id, attestation]).toEqual(['berta', 'localhost', 'none'])
    expect(Buffer.from(owner.id, 'base64url')).toHaveLength(32)
    await add(user, device)
    const again = await asked()
    expect(again.user.id).toBe(owner.id)
    expect(again.excludeCredentials).toMatchObject([{ id: device.id }])
    expect((await add(user, device)).body.errors).toEqual({ credential: ['This passkey has already been added.'] })
  })
  test('of another site, host, user or challenge is refused, and a challenge is answered once', async () => {
    const [user, other] = [await signedIn('clara'), await signedIn('dora')]
    const asked = async (of: User) => (await of.call('POST', '/passkeys/options.json/', { current_password })).body
    const refusals = [
      authenticator('https://evil.example').create(await asked(user)),
      authenticator().create(await asked(user), { host: 'evil.example' }),
      authenticator().create(await asked(other)),
      authenticator().create(await asked(user), { challenge: 'AAAA' }),
      authenticator().create(await asked(user), { type: 'webauthn.get' }),
      {},
      { id: 7, rawId: [], type: 'public-key', response: { clientDataJSON: 'x', attestationObject: {} } },
    ]
    for (const credential of refusals) {
      const { status, body } = await user.call('POST', '/passkeys.json/', { name: 'Laptop', credential })
      expect([status, body.errors]).toEqual([400, { credential: [accountTexts.unfit_passkey.en] }])
    }
    const once = await asked(user)
    const answer = () => user.call('POST', '/passkeys.json/', { name: 'Laptop', credential: authenticator().create(once) })
    expect([(await answer()).status, (await answer()).status]).toEqual([200, 400])
    const [early, late] = [await asked(user), await asked(user)]
    clock.set('2026-06-10T10:04:59Z')
    expect((await user.call('POST', '/passkeys.json/', { name: 'Früh', credential: authenticator().create(early) })).status).toBe(200)
    clock.set('2026-06-10T10:05:00Z')
    expect((await user.call('POST', '/passkeys.json/', { name: 'Spät', credential: authenticator().create(late) })).status).toBe(400)
    clock.set('2026-06-10T10:00:00Z')
  })
  test('is removed with the password, by its owner, and the last one takes the recovery codes along', async () => {
    const [user, stranger] = [await withPasskey('emma'), await signedIn('frieda')]
    const id = await idOf(user)
    expect((await stranger.call('POST', `/passkeys/${id}/remove.json/`, { current_password })).status).toBe(404)
    expect((await user.call('POST', `/passkeys/${id}/remove.json/`, { current_password: 'falsches Wort' })).status).toBe(400)
    expect((await user.call('POST', `/passkeys/${id}/remove.json/`, { current_password })).status).toBe(204)
    expect((await user.call('GET', '/security.json/')).body).toMatchObject({ passkeys: [], recovery_codes_left: 0 })
    expect((await login('emma')).location).toBe('/facilities')
  })
  test('that is removed leaves the recovery codes to the one-time codes', async () => {
    const [user, device] = [await withCodes('gerda'), authenticator()]
    expect((await add(user, device)).body).toEqual({ recovery_codes: null })
    await user.call('POST', `/passkeys/${await idOf(user)}/remove.json/`, { current_password })
    expect((await user.call('GET', '/security.json/')).body.recovery_codes_left).toBe(10)
  })
})

describe('beside the password', () => {
  test('a passkey of hers lets somebody in, and its use is noted', async () => {
    const user = await withPasskey('hanna')
    const pendinglogin = await firstStep('hanna')
    const asked = await question('second-step', { pendinglogin })
    expect([asked.rpId, asked.allowCredentials.map(({ id }) => id)]).toEqual(['localhost', [user.device.id]])
    const answer = await confirm(pendinglogin, user.device.get(asked, { isVerified: false }))
    expect([answer.status, answer.location]).toEqual([302, '/facilities'])
    expect((await user.call('GET', '/security.json/')).body.passkeys[0].last_used_datetime).toBe('2026-06-10T10:00:00.000000Z')
  })
  test('a recovery code does as well', async () => {
    const user = await withPasskey('ida')
    expect((await secondStep(await firstStep('ida'), { code: user.recovery[0]! })).status).toBe(302)
  })
  test("somebody else's passkey does not, nor an answer to another question", async () => {
    const [user, other] = [await withPasskey('jule'), await withPasskey('karla')]
    const pendinglogin = await firstStep('jule')
    const asked = () => question('second-step', { pendinglogin })
    const wrong = [
      other.device.get(await asked()),
      user.device.get(await question('passkey')),
      user.device.get(await asked(), { origin: 'https://evil.example' }),
      user.device.get(await asked(), { host: 'evil.example' }),
    ]
    for (const credential of wrong) {
      const { status, cookies, page } = await confirm(pendinglogin, credential)
      expect([status, cookies['sessionid']]).toEqual([200, undefined])
      expect(page).toContain(texts.wrong_passkey.en)
    }
    expect((await confirm(pendinglogin, user.device.get(await asked()))).status).toBe(302)
  })
  test('nobody is told anything who has no login waiting', async () => {
    expect((await send('/django_auth/second-step/options/', {})).status).toBe(403)
    expect((await send('/django_auth/passkey/options/', { csrfmiddlewaretoken: 'other' })).status).toBe(403)
  })
})

describe('instead of the password', () => {
  test('a passkey lets in whoever holds it, once the device has asked who is there', async () => {
    const user = await withPasskey('lena')
    const asked = await question('passkey')
    expect([asked.allowCredentials, asked.userVerification]).toEqual([[], 'required'])
    const refused = await signIn(user.device.get(asked, { isVerified: false }))
    expect([refused.status, refused.cookies['sessionid']]).toEqual([200, undefined])
    const { status, location, cookies } = await signIn(user.device.get(await question('passkey')))
    expect([status, location]).toEqual([302, '/facilities'])
    const me = await app.inject({ url: '/api/v0/users/me.json/', cookies: { sessionid: cookies['sessionid']! } })
    expect(me.json()).toMatchObject({ username: 'lena' })
  })
  test('an answer counts once, also of two at once', async () => {
    const user = await withPasskey('mona')
    const answer = user.device.get(await question('passkey'))
    const statuses = (await Promise.all([signIn(answer), signIn(answer), signIn(answer)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 200, 302])
  })
  test('a passkey whose counter goes back was copied, and is refused', async () => {
    const user = await withPasskey('nora')
    const use = async (counter: number) => (await signIn(user.device.get(await question('passkey'), { counter }))).status
    expect([await use(5), await use(5), await use(4), await use(6)]).toEqual([302, 200, 200, 302])
  })
  test('a passkey that was removed, reset or whose user left lets nobody in', async () => {
    const [removed, reset, left, root] = [
      await withPasskey('olga'),
      await withPasskey('paula'),
      await withPasskey('rosa'),
      await agency.as({ is_superuser: true }),
    ]
    await removed.call('POST', `/passkeys/${await idOf(removed)}/remove.json/`, { current_password })
    await root.post(`/users/${reset.id}/second-factor/reset.json/`)
    await root.patch(`/users/${left.id}.json/`, { is_active: false })
    for (const { device } of [removed, reset, left])
      expect((await signIn(device.get(await question('passkey')))).cookies['sessionid']).toBeUndefined()
  })
  test('attempts are throttled for an address', async () => {
    const ip = '192.0.2.77'
    const attempt = () => send('/django_auth/passkey/', { credential: '{}' }, { ip })
    for (let number = 0; number < 10; number++) expect((await attempt()).status).toBe(200)
    const { status, headers, page } = await attempt()
    expect([status, headers['retry-after']]).toEqual([429, '60'])
    expect(page).toContain('Too many passkeys from your internet connection were not accepted. Please try again in a minute.')
  })
  test('a device may be asked for twenty times as often, and why not is told in the words of the reader', async () => {
    const others = people(await testApp({ variables: { LOGIN_RATE_LIMIT: '1/60' } }))
    const ask = (headers: Record<string, string> = {}) => others.send('/django_auth/passkey/options/', {}, { headers })
    for (let time = 0; time < 20; time++) expect((await ask()).status).toBe(200)
    const { status, headers, page } = await ask({ 'accept-language': 'de' })
    expect([status, headers['retry-after'], JSON.parse(page).detail]).toEqual([
      429,
      '60',
      'Von Ihrem Internetanschluss wurde zu oft nach einem Passkey gefragt. Bitte versuchen Sie es in einer Minute noch einmal.',
    ])
    const foreign = await ask({ 'accept-language': 'de', origin: 'https://evil.example' })
    expect([foreign.status, JSON.parse(foreign.page)]).toEqual([403, { detail: texts.expired.de }])
  })
  test('what is no passkey is refused like a wrong one', async () => {
    for (const credential of ['', 'null', '7', '{"id":7}', '[[', '{"id":"AAAA","rawId":"AAAA","type":"public-key","response":{}}'])
      expect((await send('/django_auth/passkey/', { credential }, { ip: '192.0.2.78' })).status).toBe(200)
  })
})

test('challenges that nobody has answered go when others are made', async () => {
  await question('passkey')
  clock.set('2026-06-10T11:00:00Z')
  await question('passkey')
  const { rows } = await sql`select 1 from passkey_challenge where expires_datetime < '2026-06-10T11:00:00Z'`.execute(db)
  expect(rows).toEqual([])
})

test('a page under the same host counts, whatever its port; a sibling below the domain does not', () => {
  const publicUrl = 'https://kasack.example'
  const from = (protocol: string, host: string) => siteOf(publicUrl, { protocol, host } as never)
  expect(from('https', 'kasack.example')).toEqual({ host: 'kasack.example', origins: [publicUrl, publicUrl] })
  expect(from('http', 'kasack.example:8080').origins).toEqual([publicUrl, 'http://kasack.example:8080'])
  for (const host of ['evil.kasack.example', 'kasack.example.evil', 'evil', '']) expect(from('https', host).origins).toEqual([publicUrl])
})
