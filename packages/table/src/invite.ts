import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { readTeam } from './team.ts'
import { createUser, type Named } from './user.ts'
import { createOnce, get } from './verbs.ts'

/** From admin `madeBy`; `usedBy` is the new account. `ttl` in epoch seconds. */
export const storedInvite = z.object({
  madeBy: z.uuid(),
  usedBy: z.optional(z.uuid()),
  ttl: z.number(),
})
type StoredInvite = z.output<typeof storedInvite>

/** Stored under the token's hash. */
export const makeInvite = (tokenHash: string, invite: Omit<StoredInvite, 'usedBy'>) =>
  createOnce({ ...keys.invite(tokenHash), ...invite }, { noun: 'user' })

/** Undefined where ended, or its maker is no longer an admin. */
export const findInvite = async (
  tokenHash: string,
  now: Date,
): Promise<StoredInvite | undefined> => {
  const invite = storedInvite.safeParse(await get(keys.invite(tokenHash))).data
  if (!invite || invite.ttl * 1000 <= now.getTime()) return undefined
  const { members } = await readTeam()
  return members.some(({ id }) => id === invite.madeBy) ? invite : undefined
}

/** Creates the account and uses up the invite in one write; false where name or invite is taken. */
export const joinByInvite = (
  tokenHash: string,
  user: Named,
  hash: () => Promise<string>,
  now: Date,
): Promise<boolean> =>
  createUser(user, hash, now, {
    beside: [
      {
        update: keys.invite(tokenHash),
        changes: { set: { usedBy: user.id } },
        when: { expression: 'attribute_not_exists(#usedBy)' },
      },
    ],
    by: user.username,
  })
