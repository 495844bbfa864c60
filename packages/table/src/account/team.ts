import * as z from 'zod/mini'
import { readerFor } from '../db/unreadable.ts'
import { create, get, transact, type Write } from '../db/verbs.ts'
import { foldUsername, keys } from '../schema/keys.ts'
import type { Subject } from './audit.ts'

/** Only members of the team's one item are admins. */
const member = z.object({
  id: z.uuid(),
  username: z.string(),
  createdAt: z.iso.datetime(),
  lastLoginAt: z._default(z.nullable(z.iso.datetime()), null),
})
export type Member = z.output<typeof member>

/** `logins` counts all, so that a change can require that none came between. */
export const storedTeam = z.object({ members: z.record(z.string(), member), logins: z.number() })

/** Expressions allow no hyphen. */
const placeOf = (id: string) => `members.m${id.replaceAll('-', '')}`

const idIn = (name: string) => name.replace(/^m(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const readMember = readerFor('user', member, ({ name }) => idIn(String(name)))
const fields = z.record(z.string(), z.looseObject({}))

/** Admins, and usernames by id, with a placeholder if unreadable. */
export const readTeam = async () => {
  const item = await get(keys.team)
  const stored = Object.entries(fields.safeParse(item?.members).data ?? {})
  return {
    members: readMember.every(stored.map(([name, given]) => ({ ...given, name }))),
    names: new Map(stored.map(([name, { username }]) => [idIn(name), String(username)])),
    logins: Number(item?.logins ?? 0),
  }
}

/** By username. */
export const listUsers = async (): Promise<Member[]> => {
  const { members } = await readTeam()
  const folded = (one: Member) => foldUsername(one.username)
  return members.sort((a, b) => (folded(a) < folded(b) ? -1 : 1))
}

export const beginTeam = () => create({ ...keys.team, members: {}, logins: 0 })

export const joining = ({
  id,
  username,
  createdAt,
}: Pick<Member, 'id' | 'username' | 'createdAt'>): Write => ({
  update: keys.team,
  changes: { set: { [placeOf(id)]: { id, username, createdAt } } },
})

const isMember = (id: string) => `attribute_exists(#${placeOf(id).replace('.', '.#')})`

/** `session`: the new public id. */
type LoggedIn = { id: string; username: string; session: string }

/** False for a non-admin. */
export const countLogin = async ({ id, username, session }: LoggedIn, now: Date, by?: Subject) => {
  const write: Write = {
    update: keys.team,
    changes: { set: { [`${placeOf(id)}.lastLoginAt`]: now.toISOString() }, add: { logins: 1 } },
    when: { expression: isMember(id) },
  }
  const subject = by ?? { noun: 'user', of: id, label: username }
  return !(await transact([write], { ...subject, by: username, session }))
}

/** Fails for a non-admin, the last one, or after a login since `logins` was read. */
export const dismissal = (id: string, logins: number): Write => ({
  update: keys.team,
  changes: { set: { [placeOf(id)]: undefined } },
  when: {
    expression: `${isMember(id)} AND size(#members) > :one AND #logins = :logins`,
    values: { one: 1, logins },
  },
})
