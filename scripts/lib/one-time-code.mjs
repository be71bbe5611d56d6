import { createHmac } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * The code an authenticator app shows for a secret (RFC 6238 and 4226), implemented independently of the product's library.
 * @param {string} secret in base 32
 * @param {Date} now
 * @param {number} [later] how many time steps of thirty seconds from now
 */
export function oneTimeCode(secret, now, later = 0) {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 30_000) + later))
  const hash = createHmac('sha1', key).update(step).digest()
  const at = hash.readUInt8(hash.length - 1) & 15
  return String((hash.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}
