import { api } from '@bong-bari/contract'
import { endSession } from '@bong-bari/table'
import { serve } from '../http/serve.ts'
import { csrfTokenOf, hashOfSessionId } from '../http/session.ts'
import { createUser } from './create-user.ts'
import { logIn } from './login.ts'

export const handler = serve(api.auth, {
  login: ({ body, ...facts }) => logIn(body, facts),

  csrfToken: async ({ sessionId }) => ({ csrfToken: csrfTokenOf(sessionId) }),

  me: async ({ user }) => user,

  logout: async ({ sessionId }) => {
    await endSession(hashOfSessionId(sessionId))
    return {}
  },

  createUser: ({ body, now }) => createUser(body, now),
})
