import * as z from 'zod/mini'
import { all, get, isFree, put, remove, transact, update } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** For the domain `rpId`, under its account's handle, and void once that changes. `id` is no secret. */
export const storedPasskey = z.object({
  id: z.string(),
  handle: z.string(),
  userId: z.uuid(),
  username: z.string(),
  credentialId: z.string(),
  /** COSE, in base64url. */
  publicKey: z.string(),
  /** The authenticator's signature counter, or 0. */
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

/** Single-use until `ttl` (epoch seconds), for a login or the session hashed in `session`. */
export const storedChallenge = z.object({
  use: z.enum(['login', 'add', 'prove']),
  session: z.optional(z.string()),
  handle: z.optional(z.string()),
  ttl: z.number(),
})
type StoredChallenge = z.output<typeof storedChallenge>

export const keepChallenge = async (hash: string, given: StoredChallenge): Promise<void> => {
  await put({ ...keys.challenge(hash), ...given })
}

/** Uses a challenge up; undefined where used, ended or for another purpose. */
export const takeChallenge = async (
  hash: string,
  { use, session }: Pick<StoredChallenge, 'use' | 'session'>,
  now: Date,
): Promise<StoredChallenge | undefined> => {
  const found = storedChallenge.safeParse(await get(keys.challenge(hash))).data
  // Of simultaneous uses one wins.
  if (!found || !(await remove(keys.challenge(hash)))) return undefined
  const isFor = found.use === use && found.session === session
  return isFor && found.ttl * 1000 > now.getTime() ? found : undefined
}

/** Oldest first. */
export const listPasskeys = async (handle: string | undefined): Promise<StoredPasskey[]> => {
  if (!handle) return []
  const items = await all(keys.passkeys(handle))
  return items
    .flatMap((item) => storedPasskey.safeParse(item).data ?? [])
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
}

export const findPasskey = async (handle: string, id: string) =>
  storedPasskey.safeParse(await get(keys.passkey(handle, id))).data

const subjectOf = ({ id, name }: Pick<StoredPasskey, 'id' | 'name'>) =>
  ({ noun: 'passkey', of: id, label: name }) as const

/** Requires a live session: a reset ends that first, so none slips in. False where session or account is gone, or it is already registered. */
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

export const renamePasskey = async (handle: string, id: string, name: string) => {
  const update = keys.passkey(handle, id)
  const subject = { ...subjectOf({ id, name }), fields: ['name'] }
  return !(await transact([{ update, changes: { set: { name } } }], subject))
}

export const removePasskey = async ({ handle, id, name }: StoredPasskey): Promise<boolean> => {
  const when = { expression: 'attribute_exists(#pk)' }
  return !(await transact([{ remove: keys.passkey(handle, id), when }], subjectOf({ id, name })))
}

/** False where gone, or the counter went backwards: a cloned key. */
export const notePasskeyUse = async (
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

/** Per transaction; without the handle the rest are void too. */
const mostAtOnce = 90

export const withoutPasskeys = async ({ passkeyHandle }: { passkeyHandle?: string | undefined }) =>
  passkeyHandle
    ? (await all(keys.passkeys(passkeyHandle), ['sk'])).slice(0, mostAtOnce).map(({ sk }) => ({
        remove: keys.passkey(passkeyHandle, String(sk)),
      }))
    : []
