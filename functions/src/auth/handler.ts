import { auth, type OwnSession } from '@bong-bari/contract'
import { leaveSession, listSessions, listUsers } from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'
import { type KnownCallers, type RequestFacts, serve } from '../http/serve.ts'
import { type CurrentSession, deriveCsrfToken, hashSessionId } from '../http/session.ts'
import {
  changePassword,
  confirmPassword,
  createLink,
  createUser,
  identifyLink,
  removeUser,
  useLink,
} from './accounts.ts'
import { readChallenge } from './challenges.ts'
import { identifyDevice, logIn } from './login.ts'

/** The code for passkeys is large and seldom needed, so it loads late. */
const passkeys = () => import('./passkeys.ts')

const knownCallers = {
  login: ({ body }, now) => identifyDevice(body, now),
  useLink: ({ body }) => identifyLink(body),
  logInByPasskey: ({ body }) => readChallenge(body.credential),
} satisfies KnownCallers<typeof auth>

type Facts = Pick<RequestFacts & CurrentSession, 'user' | 'sessionId' | 'now'>

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()

/** Lists the user's own sessions, the newest first. */
const ownSessions = async ({ user, sessionId, now }: Facts): Promise<OwnSession[]> => {
  const current = hashSessionId(sessionId)
  return (await listSessions(user, now)).map((one) => ({
    id: one.id,
    createdAt: iso(one.createdAt),
    lastSeenAt: iso(one.lastSeenAt),
    expiresAt: iso(one.ttl * 1000),
    isCurrent: one.tokenHash === current,
    device: one.device,
  }))
}

/** Ends one of the user's own sessions. Somebody else's counts as missing. */
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

    csrfToken: async ({ sessionId }) => ({ csrfToken: deriveCsrfToken(sessionId) }),

    me: async ({ user }) => user,

    logout: async ({ sessionId, user }) => {
      await leaveSession(user.username, hashSessionId(sessionId))
      return {}
    },

    createUser: ({ body, now }) => createUser(body, now),

    listUsers: () => listUsers(),

    removeUser: ({ params, user }) => removeUser(params.id, user),

    makeLink: ({ body, user, now }) => createLink(body.userId, user, now),

    useLink: ({ body, ...facts }) => useLink(body, facts),

    confirm: async ({ body: { credential, password = '' }, ...facts }) =>
      credential
        ? (await passkeys()).confirmPasskey(credential, facts)
        : confirmPassword(password, facts),

    changePassword: ({ body, ...facts }) => changePassword(body, facts),

    listSessions: (facts) => ownSessions(facts),

    endSession: ({ params, ...facts }) => endOwnSession(params.id, facts),

    passkeyUseOptions: async (facts) => (await passkeys()).createUseOptions(facts),

    logInByPasskey: async ({ body, ...facts }) =>
      readChallenge(body.credential)
        ? (await passkeys()).logInByPasskey(body, facts)
        : refuse('passkey-refused'),

    listPasskeys: async (facts) => (await passkeys()).listPasskeys(facts),

    newPasskeyOptions: async (facts) => (await passkeys()).createPasskeyOptions(facts),

    addPasskey: async ({ body, ...facts }) => (await passkeys()).addPasskey(body, facts),

    removePasskey: async ({ params, user }) => (await passkeys()).removePasskey(params.id, user),
  },
  knownCallers,
)
