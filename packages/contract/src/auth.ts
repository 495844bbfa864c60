import * as z from 'zod'
import { requiredText, text } from './fields.ts'
import { limits } from './limits.ts'
import type { Group } from './route.ts'

const { username: name, password } = limits

/** The current user. */
export const user = z.object({ id: z.uuid(), username: z.string() })
export type User = z.output<typeof user>

export const credentials = z.object({
  username: requiredText(name.max, 'Username'),
  password: text(password.max, 'Password').min(1, 'Password is required'),
})

/** A new admin's credentials. The server also refuses the most common passwords. */
export const newUser = z.object({
  username: requiredText(name.max, 'Username')
    .min(name.min, `Username must be at least ${name.min} characters`)
    .regex(
      /^[\p{L}\p{M}\p{N}._-]*$/u,
      'Username may have letters, digits, dots, underscores and hyphens only',
    ),
  password: text(password.max, 'Password')
    .min(1, 'Password is required')
    .min(password.min, `Password must be at least ${password.min} characters`),
})

const csrfToken = z.object({ csrfToken: z.string() })

export const auth = {
  login: {
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    body: credentials,
    response: csrfToken.extend({ sessionId: z.string() }),
  },
  csrfToken: {
    method: 'GET',
    path: '/api/auth/csrf-token',
    access: 'admin',
    response: csrfToken,
  },
  me: { method: 'GET', path: '/api/auth/me', access: 'admin', response: user },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    access: 'admin',
    response: z.object({}),
  },
  createUser: {
    method: 'POST',
    path: '/api/auth/create-user',
    access: 'admin',
    body: newUser,
    response: user,
    status: 201,
  },
} as const satisfies Group
