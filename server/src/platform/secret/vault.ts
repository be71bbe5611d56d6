import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** What the deployment's secret key is used for; nobody gets the key itself. */
export type Vault = {
  /** Encrypts what only its owner's row may hold: it can be opened only in its `place`. */
  seal: (plain: Buffer, place: string) => Buffer
  /** Throws for what was sealed with another key or for another place, or was changed. */
  open: (sealed: Buffer, place: string) => Buffer
  /** A hash that nobody can brute-force without the key. */
  sign: (text: string) => Buffer
  /** Distinguishes keys without revealing anything about them. */
  fingerprint: Buffer
}

const cipher = 'aes-256-gcm'
/** In bytes, as GCM requires (NIST SP 800-38D, 8.2). */
const length = { nonce: 12, tag: 16 }

/** Derives a separate key for each use, by HKDF (RFC 5869). */
export function openVault(secret: string): Vault {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `kasack ${use}`, 32))
  const [sealing, signing] = [keyFor('seal'), keyFor('sign')]
  return {
    seal(plain, place) {
      const nonce = randomBytes(length.nonce)
      const sealer = createCipheriv(cipher, sealing, nonce).setAAD(Buffer.from(place))
      const sealed = Buffer.concat([sealer.update(plain), sealer.final()])
      return Buffer.concat([nonce, sealer.getAuthTag(), sealed])
    },
    open(sealed, place) {
      const nonce = sealed.subarray(0, length.nonce)
      const tag = sealed.subarray(length.nonce, length.nonce + length.tag)
      const opener = createDecipheriv(cipher, sealing, nonce, { authTagLength: length.tag }).setAAD(Buffer.from(place)).setAuthTag(tag)
      return Buffer.concat([opener.update(sealed.subarray(length.nonce + length.tag)), opener.final()])
    },
    sign: (text) => createHmac('sha256', signing).update(text).digest(),
    fingerprint: keyFor('fingerprint').subarray(0, 16),
  }
}
