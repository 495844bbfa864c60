import * as z from 'zod/mini'
import { requiredLine, text } from './fields.ts'
import { limits } from './limits.ts'

/** Characters of base64url that one part of an authenticator's answer may have. */
const mostOf = { id: 1_400, data: 8_000, handle: 100, word: 40 }

const coded = (max: number, label: string) =>
  text(max, label).check(z.regex(/^[\w-]+$/, `${label} must be base64url`))

const credential = {
  id: coded(mostOf.id, 'id'),
  rawId: coded(mostOf.id, 'rawId'),
  type: z.literal('public-key', { error: 'type must be public-key' }),
}

/** What a browser answers of a new passkey: `RegistrationResponseJSON` of WebAuthn, as far as it is read. */
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

/** What a browser answers of a passkey's use: `AuthenticationResponseJSON` of WebAuthn, as far as it is read. */
export const usedCredential = z.object(
  {
    ...credential,
    response: z.object({
      clientDataJSON: coded(mostOf.data, 'clientDataJSON'),
      authenticatorData: coded(mostOf.data, 'authenticatorData'),
      signature: coded(mostOf.data, 'signature'),
      /** Absent where an authenticator was asked for one passkey of those it has. */
      userHandle: z.optional(coded(mostOf.handle, 'userHandle')),
    }),
  },
  { error: 'credential is required' },
)

const descriptors = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
)
const userVerification = z.literal('required')

/** What `navigator.credentials.get` is asked for, with its bytes in base64url. */
export const useOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification,
  allowCredentials: descriptors,
})

/** What `navigator.credentials.create` is asked for, with its bytes in base64url. */
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

/** One of the current user's passkeys. */
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** Where it was made; where the site is elsewhere now, it opens nothing. */
  domain: z.string(),
  isUsable: z.boolean(),
  /** Whether its keeper copies it to other devices of its owner. */
  isSynced: z.boolean(),
})
export type Passkey = z.output<typeof passkey>
