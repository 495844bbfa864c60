import * as z from 'zod/mini'
import { requiredLine, text } from '../route/fields.ts'
import { limits } from '../route/limits.ts'

/** How many characters each field may have; most are base64url. */
const maxLengths = { id: 1_400, data: 8_000, handle: 100, word: 40 }

const coded = (max: number, label: string) =>
  text(max, label).check(z.regex(/^[\w-]+$/, `${label} must be base64url`))

const credential = {
  id: coded(maxLengths.id, 'id'),
  rawId: coded(maxLengths.id, 'rawId'),
  type: z.literal('public-key', { error: 'type must be public-key' }),
}

/** The parts of WebAuthn's `RegistrationResponseJSON` that we use. */
export const newCredential = z.object(
  {
    ...credential,
    response: z.object({
      clientDataJSON: coded(maxLengths.data, 'clientDataJSON'),
      attestationObject: coded(maxLengths.data, 'attestationObject'),
      transports: z.optional(
        z
          .array(text(maxLengths.word, 'transports'))
          .check(z.maxLength(10, 'transports must have at most 10 words')),
      ),
    }),
  },
  { error: 'credential is required' },
)

/** The parts of WebAuthn's `AuthenticationResponseJSON` that we use. */
export const usedCredential = z.object(
  {
    ...credential,
    response: z.object({
      clientDataJSON: coded(maxLengths.data, 'clientDataJSON'),
      authenticatorData: coded(maxLengths.data, 'authenticatorData'),
      signature: coded(maxLengths.data, 'signature'),
      /** It is absent if one certain passkey was requested. */
      userHandle: z.optional(coded(maxLengths.handle, 'userHandle')),
    }),
  },
  { error: 'credential is required' },
)

const descriptors = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
)
const userVerification = z.literal('required')

/** What `navigator.credentials.get` needs, with bytes in base64url. */
export const useOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification,
})

/** What `navigator.credentials.create` needs, with bytes in base64url. */
export const newOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  timeout: z.number(),
  attestation: z.literal('none'),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification,
  }),
  excludeCredentials: descriptors,
})

export const passkeyName = requiredLine(limits.passkeys.name, 'Name')

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** The passkey works on this domain only. */
  domain: z.string(),
  isUsable: z.boolean(),
  /** The passkey comes to the other devices of its owner. */
  isSynced: z.boolean(),
})
export interface Passkey extends z.output<typeof passkey> {}
