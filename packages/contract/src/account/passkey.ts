import * as z from 'zod/mini'
import { requiredLine, text } from '../route/fields.ts'
import { limits } from '../route/limits.ts'

/** Base64url characters. */
const mostOf = { id: 1_400, data: 8_000, handle: 100, word: 40 }

const coded = (max: number, label: string) =>
  text(max, label).check(z.regex(/^[\w-]+$/, `${label} must be base64url`))

const credential = {
  id: coded(mostOf.id, 'id'),
  rawId: coded(mostOf.id, 'rawId'),
  type: z.literal('public-key', { error: 'type must be public-key' }),
}

/** The parts of WebAuthn's `RegistrationResponseJSON` we use. */
export const newCredential = z.object(
  {
    ...credential,
    response: z.object({
      clientDataJSON: coded(mostOf.data, 'clientDataJSON'),
      attestationObject: coded(mostOf.data, 'attestationObject'),
      transports: z.optional(
        z
          .array(text(mostOf.word, 'transports'))
          .check(z.maxLength(10, 'transports must have at most 10 words')),
      ),
    }),
  },
  { error: 'credential is required' },
)

/** The parts of WebAuthn's `AuthenticationResponseJSON` we use. */
export const usedCredential = z.object(
  {
    ...credential,
    response: z.object({
      clientDataJSON: coded(mostOf.data, 'clientDataJSON'),
      authenticatorData: coded(mostOf.data, 'authenticatorData'),
      signature: coded(mostOf.data, 'signature'),
      /** Absent where one passkey was requested. */
      userHandle: z.optional(coded(mostOf.handle, 'userHandle')),
    }),
  },
  { error: 'credential is required' },
)

const descriptors = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
)
const userVerification = z.literal('required')

/** For `navigator.credentials.get`, bytes in base64url. */
export const useOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification,
  allowCredentials: descriptors,
})

/** For `navigator.credentials.create`, bytes in base64url. */
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
  /** Works on this domain only. */
  domain: z.string(),
  isUsable: z.boolean(),
  /** Syncs to its owner's other devices. */
  isSynced: z.boolean(),
})
export interface Passkey extends z.output<typeof passkey> {}
