import { auth, type OwnSession } from '@bong-bari/contract'
import { leaveSession, listSessions, listUsers } from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'
import { type KnownCallers, type RequestFacts, serve } from '../http/serve.ts'
import { type CurrentSession, csrfTokenOf, hashOfSessionId } from '../http/session.ts'
import {
  changePassword,
  confirmPassword,
  createUser,
  knownLink,
  makeInvite,
  makeReset,
  removeUser,
  useLink,
} from './accounts.ts'
import { challengeIn } from './challenges.ts'
import { knownLogin, logIn } from './login.ts'

/** Large and seldom needed. */
const passkeys = () => import('./passkeys.ts')

const known = {
  login: ({ body }, now) => knownLogin(body, now),
  useLink: ({ body }) => knownLink(body),
  logInByPasskey: ({ body }) => challengeIn(body.credential),
} satisfies KnownCallers<typeof auth>

type Facts = Pick<RequestFacts & CurrentSession, 'user' | 'sessionId' | 'now'>

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()

/** Newest first. */
const ownSessions = async ({ user, sessionId, now }: Facts): Promise<OwnSession[]> => {
  const current = hashOfSessionId(sessionId)
  return (await listSessions(user, now)).map((one) => ({
    id: one.id,
    createdAt: iso(one.createdAt),
    lastSeenAt: iso(one.lastSeenAt),
    expiresAt: iso(one.ttl * 1000),
    isCurrent: one.tokenHash === current,
    device: one.device,
  }))
}

/** Others' sessions count as missing. */
const endOwnSession = async (id: string, { user, now }: Facts) => {
  const session = (await listSessions(user, now)).find((one) => one.id === id)
  if (!session) return refuse('session-not-found')
  const subject = { noun: 'user', of: user.id, label: session.device } as const
  await leaveSession(user.username, session.tokenHash, subject)
  return { id }
}

export const handler = serve(
  auth,
  {
    login: ({ body, ...facts }) => logIn(body, facts),

    csrfToken: async ({ sessionId }) => ({ csrfToken: csrfTokenOf(sessionId) }),

    me: async ({ user }) => user,

    logout: async ({ sessionId, user }) => {
      await leaveSession(user.username, hashOfSessionId(sessionId))
      return {}
    },

    createUser: ({ body, now }) => createUser(body, now),

    listUsers: () => listUsers(),

    invite: ({ user, now }) => makeInvite(user, now),

    removeUser: ({ params, user }) => removeUser(params.id, user),

    makeReset: ({ params, user, now }) => makeReset(params.id, user, now),

    useLink: ({ body, ...facts }) => useLink(body, facts),

    confirmPassword: ({ body, ...facts }) => confirmPassword(body, facts),

    changePassword: ({ body, ...facts }) => changePassword(body, facts),

    listSessions: (facts) => ownSessions(facts),

    endSession: ({ params, ...facts }) => endOwnSession(params.id, facts),

    passkeyLoginOptions: async (facts) => (await passkeys()).loginOptions(facts),

    logInByPasskey: async ({ body, ...facts }) =>
      challengeIn(body.credential)
        ? (await passkeys()).logInByPasskey(body, facts)
        : refuse('passkey-refused'),

    listPasskeys: async (facts) => (await passkeys()).listPasskeys(facts),

    newPasskeyOptions: async (facts) => (await passkeys()).newPasskeyOptions(facts),

    addPasskey: async ({ body, ...facts }) => (await passkeys()).addPasskey(body, facts),

    renamePasskey: async ({ params, body, user }) =>
      (await passkeys()).renamePasskey(params.id, body.name, user),

    removePasskey: async ({ params, user }) => (await passkeys()).removePasskey(params.id, user),

    passkeyProofOptions: async (facts) => (await passkeys()).proofOptions(facts),

    confirmPasskey: async ({ body, ...facts }) => (await passkeys()).confirmPasskey(body, facts),
  },
  known,
)
