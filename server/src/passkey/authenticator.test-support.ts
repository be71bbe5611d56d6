import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Question = { challenge: string; rpId?: string; rp?: { id: string } }

/** What a test has the device report falsely. */
type Lie = { origin?: string; host?: string; challenge?: string; isVerified?: boolean; counter?: number; type?: string }

const flag = { present: 1, verified: 4, hasCredential: 64 }

/** A device that holds one passkey, built from the WebAuthn specification without the product's library. */
export function authenticator(origin = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, { challenge }: Question, lie: Lie) =>
    Buffer.from(
      JSON.stringify({ type: lie.type ?? type, challenge: lie.challenge ?? challenge, origin: lie.origin ?? origin, crossOrigin: false }),
    )

  function authenticatorData(flags: number, host: string, { counter: told = ++counter }: Lie, rest: Buffer = Buffer.alloc(0)): Buffer {
    const number = Buffer.alloc(4)
    number.writeUInt32BE(told)
    return Buffer.concat([hash(host), Buffer.from([flags]), number, rest])
  }

  return {
    id: id.toString('base64url'),
    /** `navigator.credentials.create` */
    create(question: Question, lie: Lie = {}) {
      const { x, y } = publicKey.export({ format: 'jwk' })
      const key = map([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const flags = flag.present | flag.hasCredential | (lie.isVerified === false ? 0 : flag.verified)
      const authData = authenticatorData(flags, lie.host ?? question.rp!.id, { counter: 0, ...lie }, credential)
      const attestationObject = map([
        ['fmt', 'none'],
        ['attStmt', []],
        ['authData', authData],
      ])
      return said({ clientDataJSON: clientData('webauthn.create', question, lie), attestationObject })
    },
    /** `navigator.credentials.get` */
    get(question: Question, lie: Lie = {}) {
      const clientDataJSON = clientData('webauthn.get', question, lie)
      const flags = flag.present | (lie.isVerified === false ? 0 : flag.verified)
      const about = authenticatorData(flags, lie.host ?? question.rpId!, lie)
      const signature = sign('sha256', Buffer.concat([about, hash(clientDataJSON)]), privateKey)
      return said({ clientDataJSON, authenticatorData: about, signature })
    },
  }

  function said(response: Record<string, Buffer>) {
    const written = Object.fromEntries(Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]))
    const own = id.toString('base64url')
    return { id: own, rawId: own, type: 'public-key', clientExtensionResults: {}, response: { ...written, transports: ['internal'] } }
  }
}

const hash = (of: string | Buffer): Buffer => createHash('sha256').update(of).digest()

type Value = number | string | Buffer | [Value, Value][]

/** The part of CBOR (RFC 8949) that a passkey needs. */
function cbor(value: Value): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  return Buffer.isBuffer(value) ? Buffer.concat([head(2, value.length), value]) : map(value)
}

const map = (entries: [Value, Value][]): Buffer => Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)])

/** In the fewest bytes possible, as devices write it. */
function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count])
  return Buffer.from(count < 256 ? [(major << 5) | 24, count] : [(major << 5) | 25, count >> 8, count & 255])
}
