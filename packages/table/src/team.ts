import * as z from 'zod/mini'
import type { Subject } from './audit.ts'
import type { Changes } from './expression.ts'
import { foldUsername, keys } from './keys.ts'
import { readerFor } from './unreadable.ts'
import { create, get, transact, type Write } from './verbs.ts'

/** An admin as the team's one item names it; whoever is not in it is no admin. */
const member = z.object({
  id: z.uuid(),
  username: z.string(),
  createdAt: z.iso.datetime(),
  lastLoginAt: z._default(z.nullable(z.iso.datetime()), null),
  /** What replies to brands are signed with; null is the username. */
  displayName: z._default(z.nullable(z.string()), null),
})
export type Member = z.output<typeof member>

/** `logins` counts every login, so that a change can demand that nobody has logged in meanwhile. */
export const storedTeam = z.object({ members: z.record(z.string(), member), logins: z.number() })

/** A member's place in the item, by its id: hyphens may not stand in an expression. */
const placeOf = (id: string) => `members.m${id.replaceAll('-', '')}`

/** The id in the name of such a place. */
const idIn = (name: string) => name.replace(/^m(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const readMember = readerFor('user', member, ({ name }) => idIn(String(name)))
const fields = z.record(z.string(), z.looseObject({}))

/** The admins, and the username of each by id: of one that cannot be read, what stands for it. */
export const readTeam = async () => {
  const item = await get(keys.team)
  const stored = Object.entries(fields.safeParse(item?.members).data ?? {})
  return {
    members: readMember.every(stored.map(([name, given]) => ({ ...given, name }))),
    names: new Map(stored.map(([name, { username }]) => [idIn(name), String(username)])),
    logins: Number(item?.logins ?? 0),
  }
}

/** All admins by username. */
export const listUsers = async (): Promise<Member[]> => {
  const { members } = await readTeam()
  const folded = (one: Member) => foldUsername(one.username)
  return members.sort((a, b) => (folded(a) < folded(b) ? -1 : 1))
}

/** Where there is no team yet. */
export const beginTeam = () => create({ ...keys.team, members: {}, logins: 0 })

/** Makes an account an admin. */
export const joining = ({
  id,
  username,
  createdAt,
}: Pick<Member, 'id' | 'username' | 'createdAt'>): Write => ({
  update: keys.team,
  changes: { set: { [placeOf(id)]: { id, username, createdAt } } },
})

const isMember = (id: string) => `attribute_exists(#${placeOf(id).replace('.', '.#')})`

/** Changes the place of an admin; false when the account is none. */
const changeTeam = async (id: string, changes: Changes, subject: Subject): Promise<boolean> => {
  const when = { expression: isMember(id) }
  return !(await transact([{ update: keys.team, changes, when }], subject))
}

/** `session` is the public id of the one that is opened. */
type LoggedIn = { id: string; username: string; session: string }

/** Counts a login and notes when it was; false when the account is no admin. */
export const countLogin = async ({ id, username, session }: LoggedIn, now: Date, by?: Subject) => {
  const changes = { set: { [`${placeOf(id)}.lastLoginAt`]: now.toISOString() }, add: { logins: 1 } }
  const subject = by ?? { noun: 'user', of: id, label: username }
  return changeTeam(id, changes, { ...subject, by: username, session })
}

/** Sets what an admin's replies are signed with; null is the username. False when the account is no admin. */
export const setDisplayName = async (id: string, displayName: string | null): Promise<boolean> => {
  const changes = { set: { [`${placeOf(id)}.displayName`]: displayName } }
  return changeTeam(id, changes, { noun: 'user', of: id, fields: ['displayName'] })
}

/**
 * Ends an admin's being one. It fails when it was none, when it is the last one, or when anybody has
 * logged in since `logins` was read.
 */
export const dismissal = (id: string, logins: number): Write => ({
  update: keys.team,
  changes: { set: { [placeOf(id)]: undefined } },
  when: {
    expression: `${isMember(id)} AND size(#members) > :one AND #logins = :logins`,
    values: { one: 1, logins },
  },
})
