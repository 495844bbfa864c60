import * as z from 'zod/mini'
import { foldUsername, keys } from './keys.ts'
import { create, get, update } from './verbs.ts'

/** An admin as the team's one item names it; whoever is not in it is no admin. */
const member = z.object({ id: z.uuid(), username: z.string(), createdAt: z.iso.datetime() })
export type Member = z.output<typeof member>

/** `logins` counts every login, so that a change can demand that nobody has logged in meanwhile. */
export const storedTeam = z.object({ members: z.record(z.string(), member), logins: z.number() })

/** An id as a name inside an expression, where hyphens may not stand. */
const nameOf = (id: string) => `m${id.replaceAll('-', '')}`

export const readTeam = async () => {
  const item = await get(keys.team)
  return item ? storedTeam.parse(item) : { members: {}, logins: 0 }
}

/** All admins by username. */
export const listUsers = async (): Promise<Member[]> => {
  const { members } = await readTeam()
  const folded = (one: Member) => foldUsername(one.username)
  return Object.values(members).sort((a, b) => (folded(a) < folded(b) ? -1 : 1))
}

/** Makes an account an admin; doing so twice is doing so once. */
export const enlist = async (given: Member): Promise<void> => {
  const { id, username, createdAt } = given
  const add = () =>
    update(keys.team, { set: { [`members.${nameOf(id)}`]: { id, username, createdAt } } })
  if (await add()) return
  await create({ ...keys.team, members: {}, logins: 0 })
  await add()
}

/** Counts a login; false when the account is no admin. */
export const countLogin = async (id: string): Promise<boolean> => {
  const condition = { expression: `attribute_exists(#members.#${nameOf(id)})` }
  return (await update(keys.team, { add: { logins: 1 } }, condition)) !== undefined
}

/**
 * Ends an admin's being one. False, and nothing changed, when it was none, when it is the last one,
 * or when anybody has logged in since `logins` was read.
 */
export const dismiss = async (id: string, logins: number): Promise<boolean> => {
  const place = `members.${nameOf(id)}`
  const condition = {
    expression: `attribute_exists(#members.#${nameOf(id)}) AND size(#members) > :one AND #logins = :logins`,
    values: { one: 1, logins },
  }
  return (await update(keys.team, { set: { [place]: undefined } }, condition)) !== undefined
}
