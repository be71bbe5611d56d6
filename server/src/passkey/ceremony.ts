import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../platform/database/db.ts'
import type { Vault } from '../platform/secret/vault.ts'
import type { Entry, Passkey } from './queries.ts'
import { findCredentialsOf, findPasskey, insertChallenge, notePasskeyUse, takeChallenge } from './queries.ts'

/** What passkeys are bound to: the host of PUBLIC_URL, and the origins of its pages. */
export type Site = { host: string; origins: string[] }

/** Also accepts a page under the same host on any port; a sibling below the same domain is refused. */
export function siteOf(publicUrl: string, { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): Site {
  const { hostname, origin } = new URL(publicUrl)
  const own = URL.canParse(`${protocol}://${host}`) ? new URL(`${protocol}://${host}`) : null
  return { host: hostname, origins: own?.hostname === hostname ? [origin, own.origin] : [origin] }
}

/** EdDSA, ES256 and RS256 (COSE), which devices support. */
const algorithms = [-8, -7, -257]

/** Why a passkey is refused, for the log. */
export type Unfit = { unfit: string }

type CeremonyContext = { site: Site; now: Date }
type Owner = { id: number; username: string; full_name: string }

const bytes = (base64url: string): Buffer => Buffer.from(base64url, 'base64url')
const text = (of: Buffer): string => of.toString('base64url')

/** Options for a new passkey: preferably one that identifies its user by itself, and none she has registered already. */
export async function askForNewPasskey(db: Db, owner: Owner, { site, vault, now }: CeremonyContext & { vault: Vault }) {
  const known = await findCredentialsOf(db, owner.id)
  const options = await generateRegistrationOptions({
    rpName: 'Kasack',
    rpID: site.host,
    userName: owner.username,
    userDisplayName: owner.full_name,
    // The same for all her passkeys, and it reveals nothing about her.
    userID: Uint8Array.from(vault.sign(`passkeys of ${owner.id}`)),
    excludeCredentials: known.map(shown),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await insertChallenge(db, bytes(options.challenge), { purpose: 'add', userId: owner.id }, now)
  return options
}

/** The passkey that a browser has created, or why it is refused. */
export async function readNewPasskey(db: Db, response: object, userId: number, { site, now }: CeremonyContext) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON, // the library validates it
      expectedChallenge: (challenge) => takeChallenge(db, bytes(challenge), { purpose: 'add', userId }, now),
      expectedOrigin: site.origins,
      expectedRPID: site.host,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return unfit('not verified')
    const { credential, credentialBackedUp } = registrationInfo
    return {
      credential_id: bytes(credential.id),
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: (credential.transports ?? []).filter((one) => /^[a-z-]{1,20}$/.test(one)).slice(0, 8),
      is_synced: credentialBackedUp,
    }
  } catch (error) {
    return unfit(error)
  }
}

/** Options for signing in: any passkey of this user, or of an unknown one. */
export async function askForPasskey(db: Db, entry: Entry, { site, now }: CeremonyContext) {
  const known = entry.userId === null ? [] : await findCredentialsOf(db, entry.userId)
  const options = await generateAuthenticationOptions({
    rpID: site.host,
    allowCredentials: known.map(shown),
    // Without a password, the device itself has to verify the user.
    userVerification: entry.userId === null ? 'required' : 'preferred',
  })
  await insertChallenge(db, bytes(options.challenge), entry, now)
  return options
}

/**
 * The passkey that answered the challenge, or why it is refused. Its use is noted in this transaction; the challenge is spent either way.
 */
export async function takePasskey(tx: Db, response: object, entry: Entry, { site, now }: CeremonyContext) {
  try {
    const passkey = await findPasskey(tx, idOf(response))
    const isExpected = (challenge: string) => takeChallenge(tx, bytes(challenge), entry, now)
    if (!passkey || (entry.userId !== null && passkey.user_id !== entry.userId)) return unfit('unknown passkey')
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON, // the library validates it
      expectedChallenge: isExpected,
      expectedOrigin: site.origins,
      expectedRPID: site.host,
      requireUserVerification: entry.userId === null,
      credential: { ...shown(passkey), publicKey: Uint8Array.from(passkey.public_key), counter: passkey.counter },
    })
    if (!verified) return unfit('wrong signature')
    const use = { counter: authenticationInfo.newCounter, is_synced: authenticationInfo.credentialBackedUp }
    return (await notePasskeyUse(tx, passkey.id, use, now)) ? { userId: passkey.user_id } : unfit('counter went back')
  } catch (error) {
    return unfit(error)
  }
}

const shown = ({ credential_id, transports }: Pick<Passkey, 'credential_id' | 'transports'>) => ({ id: text(credential_id), transports })

function idOf(response: object): Buffer {
  const id = 'id' in response ? response.id : null
  return typeof id === 'string' ? bytes(id.slice(0, 2000)) : Buffer.alloc(0)
}

/** The library's reason for a refusal; a database error is thrown on. */
function unfit(reason: unknown): Unfit {
  if (reason instanceof Error && 'code' in reason && typeof reason.code === 'string' && /^[0-9A-Z]{5}$/.test(reason.code)) throw reason
  return { unfit: (reason instanceof Error ? reason.message : String(reason)).slice(0, 200) }
}
