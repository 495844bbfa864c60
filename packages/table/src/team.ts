import * as z from 'zod/mini'
import { foldUsername, keys } from './keys.ts'
import { readerFor } from './unreadable.ts'
import { create, get, type Item, remove, update } from './verbs.ts'

/** An admin as the team's one item names it; whoever is not in it is no admin. */
const member = z.object({
  id: z.uuid(),
  username: z.string(),
  createdAt: z.iso.datetime(),
  lastLoginAt: z._default(z.nullable(z.iso.datetime()), null),
})
export type Member = z.output<typeof member>

/**
 * `logins` counts every login, so that a change can demand that nobody has logged in meanwhile.
 * `leaving` names accounts that are no admins any more and are yet to be deleted.
 */
export const storedTeam = z.object({
  members: z.record(z.string(), member),
  logins: z.number(),
  leaving: z._default(z.set(z.string()), () => new Set<string>()),
})

/** An id as a name inside an expression, where hyphens may not stand. */
const nameOf = (id: string) => `m${id.replaceAll('-', '')}`

/** The id in a name inside an expression. */
const idIn = (name: string) => name.replace(/^m(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const readMember = readerFor('user', member, ({ name }) => idIn(String(name)))
const fields = z.record(z.string(), z.looseObject({}))

/** The team's item, member by member: one that cannot be read is `unreadable` by its id. */
const teamIn = (item: Item) => {
  const stored = Object.entries(fields.safeParse(item.members).data ?? {})
  const members: Member[] = []
  const unreadable: string[] = []
  for (const [name, given] of stored) {
    const read = readMember.one({ ...given, name })
    if (read) members.push(read)
    else unreadable.push(idIn(name))
  }
  const leaving = [...(storedTeam.shape.leaving.safeParse(item.leaving).data ?? [])].map(leaverIn)
  return { members, unreadable, logins: Number(item.logins ?? 0), leaving }
}

export const readTeam = async () => {
  const item = await get(keys.team)
  return teamIn(item ?? {})
}

/** All admins by username. */
export const listUsers = async (): Promise<Member[]> => {
  const { members } = await readTeam()
  const folded = (one: Member) => foldUsername(one.username)
  return members.sort((a, b) => (folded(a) < folded(b) ? -1 : 1))
}

/** Makes an account an admin; doing so twice is doing so once. */
export const enlist = async (given: Omit<Member, 'lastLoginAt'>): Promise<void> => {
  const { id, username, createdAt } = given
  const add = () =>
    update(keys.team, { set: { [`members.${nameOf(id)}`]: { id, username, createdAt } } })
  if (await add()) return
  await create({ ...keys.team, members: {}, logins: 0 })
  await add()
}

/** An account to be deleted. `removal` is the id of the call that ended its owner's being an admin. */
type Leaver = { id: string; username: string; removal: string }

const nameOfLeaver = ({ id, removal, username }: Leaver) => `${id} ${removal} ${username}`

const leaverIn = (name: string): Leaver => {
  const [id = '', removal = '', ...username] = name.split(' ')
  return { id, removal, username: username.join(' ') }
}

/** Deletes the accounts of those who are no admins any more, and gives their names back. */
export const finishLeaving = async (leavers: readonly Leaver[]) => {
  for (const leaver of leavers) {
    const { id, username } = leaver
    const own = { expression: '#id = :id', values: { id } }
    await remove(keys.skeleton(username), own)
    await remove(keys.user(username), own)
    await update(keys.team, { drop: { leaving: new Set([nameOfLeaver(leaver)]) } })
  }
}

/** Counts a login and notes when it was; false when the account is no admin. */
export const countLogin = async (id: string, now: Date): Promise<boolean> => {
  const place = `members.${nameOf(id)}`
  const condition = { expression: `attribute_exists(#members.#${nameOf(id)})` }
  const changes = { set: { [`${place}.lastLoginAt`]: now.toISOString() }, add: { logins: 1 } }
  const item = await update(keys.team, changes, condition)
  if (item) await finishLeaving(teamIn(item).leaving)
  return item !== undefined
}

/**
 * Ends an admin's being one, and notes the account as one to be deleted. False, and nothing changed,
 * when it was none, when it is the last one, or when anybody has logged in since `logins` was read.
 */
export const dismiss = async (leaver: Leaver, logins: number): Promise<boolean> => {
  const { id } = leaver
  const place = `members.${nameOf(id)}`
  const condition = {
    expression: `attribute_exists(#members.#${nameOf(id)}) AND size(#members) > :one AND #logins = :logins`,
    values: { one: 1, logins },
  }
  const changes = {
    set: { [place]: undefined },
    add: { leaving: new Set([nameOfLeaver(leaver)]) },
  }
  return (await update(keys.team, changes, condition)) !== undefined
}
