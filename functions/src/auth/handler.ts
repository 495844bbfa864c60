import { auth } from '@bong-bari/contract'
import { leaveSession, listUsers, setDisplayName } from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'
import { type KnownCallers, serve } from '../http/serve.ts'
import { csrfTokenOf, hashOfSessionId } from '../http/session.ts'
import { changePassword, confirmPassword } from './change-password.ts'
import { createUser } from './create-user.ts'
import { join, knownInvite, makeInvite } from './invite.ts'
import { knownLogin, logIn } from './login.ts'
import { removeUser } from './remove-user.ts'
import { knownReset, makeReset, resetPassword } from './reset-password.ts'
import { endOwnSession, ownSessions } from './sessions.ts'

const known = {
  login: ({ body }, now) => knownLogin(body, now),
  join: ({ body }) => knownInvite(body),
  resetPassword: ({ body }) => knownReset(body),
} satisfies KnownCallers<typeof auth>

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

    setDisplayName: async ({ body, user }) => {
      const displayName = body.displayName.trim() || null
      return (await setDisplayName(user.id, displayName))
        ? { displayName }
        : refuse('user-not-found')
    },

    invite: ({ user, now }) => makeInvite(user, now),

    join: ({ body, ...facts }) => join(body, facts),

    removeUser: ({ params, user }) => removeUser(params.id, user),

    makeReset: ({ params, user, now }) => makeReset(params.id, user, now),

    resetPassword: ({ body, ...facts }) => resetPassword(body, facts),

    confirmPassword: ({ body, ...facts }) => confirmPassword(body, facts),

    changePassword: ({ body, ...facts }) => changePassword(body, facts),

    listSessions: (facts) => ownSessions(facts),

    endSession: ({ params, ...facts }) => endOwnSession(params.id, facts),
  },
  known,
)
