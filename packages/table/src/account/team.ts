import * as z from 'zod/mini'
import { readerFor } from '../db/unreadable.ts'
import { create, get, transact, type Write } from '../db/verbs.ts'
import { foldUsername, keys } from '../schema/keys.ts'
import type { AuditSubject } from './audit.ts'

/** Only members of the team's one item are admins. */
const member = z.object({
  id: z.uuid(),
  username: z.string(),
  createdAt: z.iso.datetime(),
  lastLoginAt: z._default(z.nullable(z.iso.datetime()), null),
})
export type Member = z.output<typeof member>

/** `logins` counts every login, so that a change can require that nobody has logged in since it was read. */
export const storedTeam = z.object({ members: z.record(z.string(), member), logins: z.number() })

/** Names in expressions may have no hyphen. */
const memberPath = (id: string) => `members.m${id.replaceAll('-', '')}`

const idIn = (name: string) => name.replace(/^m(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const readMember = readerFor('user', member, ({ name }) => idIn(String(name)))
const fields = z.record(z.string(), z.looseObject({}))

/** Reads the admins, and the username of every id, even of an unreadable member. */
export const readTeam = async () => {
  const item = await get(keys.team)
  const stored = Object.entries(fields.safeParse(item?.members).data ?? {})
  return {
    members: readMember.every(stored.map(([name, given]) => ({ ...given, name }))),
    names: new Map(stored.map(([name, { username }]) => [idIn(name), String(username)])),
    logins: Number(item?.logins ?? 0),
  }
}

/** Lists the admins by username. */
export const listUsers = async (): Promise<Member[]> => {
  const { members } = await readTeam()
  const folded = (one: Member) => foldUsername(one.username)
  return members.sort((a, b) => (folded(a) < folded(b) ? -1 : 1))
}

export const createTeam = () => create({ ...keys.team, members: {}, logins: 0 })

export const joinWrite = ({
  id,
  username,
  createdAt,
}: Pick<Member, 'id' | 'username' | 'createdAt'>): Write => ({
  update: keys.team,
  changes: { set: { [memberPath(id)]: { id, username, createdAt } } },
})

const isMember = (id: string) => `attribute_exists(#${memberPath(id).replace('.', '.#')})`

/** `session` is the public id of the new session. */
type Login = { id: string; username: string; session: string }

/** Counts a login and records its time. Returns false if the account is no admin. */
export const countLogin = async (
  { id, username, session }: Login,
  now: Date,
  by?: AuditSubject,
) => {
  const write: Write = {
    update: keys.team,
    changes: { set: { [`${memberPath(id)}.lastLoginAt`]: now.toISOString() }, add: { logins: 1 } },
    when: { expression: isMember(id) },
  }
  const subject = by ?? { noun: 'user', of: id, label: username }
  return !(await transact([write], { ...subject, by: username, session }))
}

/** Removes a member. It fails for an account that is no admin, for the last admin, and after a login since `logins` was read. */
export const dismissalWrite = (id: string, logins: number): Write => ({
  update: keys.team,
  changes: { set: { [memberPath(id)]: undefined } },
  when: {
    expression: `${isMember(id)} AND size(#members) > :one AND #logins = :logins`,
    values: { one: 1, logins },
  },
})
