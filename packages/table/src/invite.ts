import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { readTeam } from './team.ts'
import { createUser, type Named } from './user.ts'
import { createOnce, get } from './verbs.ts'

/**
 * A link by which somebody joins the team, made by the admin `madeBy`; `usedBy` is the account that it made. `ttl` is in
 * epoch seconds: it ends then.
 */
export const storedInvite = z.object({
  madeBy: z.uuid(),
  usedBy: z.optional(z.uuid()),
  ttl: z.number(),
})
type StoredInvite = z.output<typeof storedInvite>

/** Stores a link under the hash of its token. */
export const makeInvite = (tokenHash: string, invite: Omit<StoredInvite, 'usedBy'>) =>
  createOnce({ ...keys.invite(tokenHash), ...invite }, { noun: 'user' })

/** The link of a token; undefined where it has ended, or who made it is no admin any more. */
export const findInvite = async (
  tokenHash: string,
  now: Date,
): Promise<StoredInvite | undefined> => {
  const invite = storedInvite.safeParse(await get(keys.invite(tokenHash))).data
  if (!invite || invite.ttl * 1000 <= now.getTime()) return undefined
  const { members } = await readTeam()
  return members.some(({ id }) => id === invite.madeBy) ? invite : undefined
}

/** Makes an account by a link, in the one write that uses the link up; false where the name or the link is taken. */
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
