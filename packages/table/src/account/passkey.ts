import * as z from 'zod/mini'
import { get, isFree, put, queryAll, remove, transact, update } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** A passkey for the domain `rpId`, under the handle of its account, and void once that changes. `id` is no secret. */
export const storedPasskey = z.object({
  id: z.string(),
  handle: z.string(),
  userId: z.uuid(),
  username: z.string(),
  credentialId: z.string(),
  /** The public key in COSE format, encoded as base64url. */
  publicKey: z.string(),
  /** The signature counter of the authenticator, 0 if it has none. */
  counter: z.number(),
  transports: z.array(z.string()),
  deviceType: z.enum(['singleDevice', 'multiDevice']),
  isBackedUp: z.boolean(),
  rpId: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
})
export type StoredPasskey = z.output<typeof storedPasskey>

/** A challenge that is good for one use until `ttl` (epoch seconds), to use a passkey, or to add one in the session whose hash is `session`. */
export const storedChallenge = z.object({
  use: z.enum(['use', 'add']),
  session: z.optional(z.string()),
  handle: z.optional(z.string()),
  ttl: z.number(),
})
type StoredChallenge = z.output<typeof storedChallenge>

export const storeChallenge = async (hash: string, given: StoredChallenge): Promise<void> => {
  await put({ ...keys.challenge(hash), ...given })
}

/** Uses up a challenge. Returns undefined if it was used, has ended or is for another purpose. */
export const useUpChallenge = async (
  hash: string,
  { use, session }: Pick<StoredChallenge, 'use' | 'session'>,
  now: Date,
): Promise<StoredChallenge | undefined> => {
  const challenge = storedChallenge.safeParse(await get(keys.challenge(hash))).data
  // Of simultaneous uses only one removes the item, and that one wins.
  if (!challenge || !(await remove(keys.challenge(hash)))) return undefined
  const isFor = challenge.use === use && challenge.session === session
  return isFor && challenge.ttl * 1000 > now.getTime() ? challenge : undefined
}

/** Lists the passkeys under a handle, oldest first. */
export const listPasskeys = async (handle: string | undefined): Promise<StoredPasskey[]> => {
  if (!handle) return []
  const items = await queryAll(keys.passkeys(handle))
  return items
    .flatMap((item) => storedPasskey.safeParse(item).data ?? [])
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
}

export const findPasskey = async (handle: string, id: string) =>
  storedPasskey.safeParse(await get(keys.passkey(handle, id))).data

const subjectOf = ({ id, name }: Pick<StoredPasskey, 'id' | 'name'>) =>
  ({ noun: 'passkey', of: id, label: name }) as const

/**
 * Adds a passkey. The session must still exist: a reset ends it first, so that no passkey can be added meanwhile. Returns false if
 * session or account is gone, or the passkey is already registered.
 */
export const addPasskey = async (passkey: StoredPasskey, session: string): Promise<boolean> => {
  const { id, handle, userId, username } = passkey
  const failed = await transact(
    [
      { put: { ...keys.passkey(handle, id), ...passkey }, when: isFree },
      {
        update: keys.user(username),
        changes: { set: { passkeyHandle: handle } },
        when: {
          expression:
            '#id = :id AND (attribute_not_exists(#passkeyHandle) OR #passkeyHandle = :handle)',
          values: { id: userId, handle },
        },
      },
      { check: keys.session(session), when: { expression: 'attribute_exists(#pk)' } },
    ],
    subjectOf(passkey),
  )
  return !failed
}

export const removePasskey = async ({ handle, id, name }: StoredPasskey): Promise<boolean> => {
  const when = { expression: 'attribute_exists(#pk)' }
  return !(await transact([{ remove: keys.passkey(handle, id), when }], subjectOf({ id, name })))
}

/** Records that a passkey was used. Returns false if it is gone, or if its counter has changed since, as with a cloned key. */
export const recordPasskeyUse = async (
  { handle, id, counter }: StoredPasskey,
  used: Pick<StoredPasskey, 'counter' | 'isBackedUp'>,
  now: Date,
): Promise<boolean> => {
  const item = await update(
    keys.passkey(handle, id),
    { set: { ...used, lastUsedAt: now.toISOString() } },
    { expression: '#counter = :counter', values: { counter } },
  )
  return item !== undefined
}

/** A transaction has no room for more. The rest is void anyway without the handle. */
const maxRemovedAtOnce = 90

export const passkeyRemovals = async ({ passkeyHandle }: { passkeyHandle?: string | undefined }) =>
  passkeyHandle
    ? (await queryAll(keys.passkeys(passkeyHandle), ['sk']))
        .slice(0, maxRemovedAtOnce)
        .map(({ sk }) => ({
          remove: keys.passkey(passkeyHandle, String(sk)),
        }))
    : []
