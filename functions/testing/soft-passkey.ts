import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Options = { challenge: string; rpId?: string; rp?: { id: string }; user?: { id: string } }

/** How an authenticator may be unlike what it is asked for. */
type Odd = {
  origin?: string
  rpId?: string
  challenge?: string
  counter?: number
  /** What the browser says it was used for. */
  type?: string
  isVerified?: boolean
  /** None is not said at all. */
  userHandle?: string | undefined
  format?: string
}

const head = (major: number, size: number) => {
  if (size < 24) return Buffer.of((major << 5) | size)
  return size < 256
    ? Buffer.of((major << 5) | 24, size)
    : Buffer.of((major << 5) | 25, size >> 8, size & 255)
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** As much of CBOR as a passkey is made of. */
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)]),
    ])
  const bytes = Buffer.from(value)
  return Buffer.concat([head(typeof value === 'string' ? 3 : 2, bytes.length), bytes])
}

const text = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (of: string | Buffer) => createHash('sha256').update(of).digest()

const flags = { present: 1, verified: 4, attested: 64 }

/** A passkey in memory, by ES256: what a browser would answer with it at an origin. */
export const softPasskey = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const rawId = randomBytes(16)
  const credential = { id: text(rawId), rawId: text(rawId), type: 'public-key' as const }
  let handle = ''
  let uses = 0

  const key = cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
  const said = (type: string, { challenge }: Options, odd: Odd) =>
    Buffer.from(
      JSON.stringify({
        type: odd.type ?? type,
        challenge: odd.challenge ?? challenge,
        origin: odd.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const data = (
    rpId: string,
    { isVerified = true, counter = uses, ...odd }: Odd,
    made?: Buffer,
  ) => {
    const of = flags.present | (isVerified ? flags.verified : 0) | (made ? flags.attested : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([
      sha256(odd.rpId ?? rpId),
      Buffer.of(of),
      count,
      ...(made ? [Buffer.alloc(16), Buffer.of(0, rawId.length), rawId, made] : []),
    ])
  }

  return {
    make: (options: Options, odd: Odd = {}) => {
      handle = options.user?.id ?? ''
      const authData = data(options.rp?.id ?? '', odd, key)
      const object = cbor(
        new Map<string, Cbor>([
          ['fmt', odd.format ?? 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      const clientDataJSON = text(said('webauthn.create', options, odd))
      const response = { clientDataJSON, attestationObject: text(object), transports: ['internal'] }
      return { ...credential, response }
    },
    use: (options: Options, odd: Odd = {}) => {
      uses++
      const authenticatorData = data(options.rpId ?? '', odd)
      const clientData = said('webauthn.get', options, odd)
      const signature = sign(
        'sha256',
        Buffer.concat([authenticatorData, sha256(clientData)]),
        privateKey,
      )
      const response = {
        clientDataJSON: text(clientData),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
        userHandle: 'userHandle' in odd ? odd.userHandle : handle,
      }
      return { ...credential, response }
    },
  }
}
