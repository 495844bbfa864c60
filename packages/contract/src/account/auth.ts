import * as z from 'zod/mini'
import { requiredText, text } from '../route/fields.ts'
import { idParam } from '../route/inputs.ts'
import { limits } from '../route/limits.ts'
import type { Group } from '../route/route.ts'
import {
  newCredential,
  newOptions,
  passkey,
  passkeyName,
  usedCredential,
  useOptions,
} from './passkey.ts'

const { min, max } = limits.username

/** Letters of living alphabets, without phonetic ones that look like others. */
const latin =
  'A-Za-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u017E\\u01A0\\u01A1\\u01AF\\u01B0\\u01CD-\\u01DC\\u0218-\\u021B\\u1E00-\\u1E99\\u1E9E\\u1EA0-\\u1EF9'
const bengaliLetters =
  '\\u0985-\\u098C\\u098F\\u0990\\u0993-\\u09A8\\u09AA-\\u09B0\\u09B2\\u09B6-\\u09B9\\u09CE\\u09DC-\\u09E1\\u09F0\\u09F1'
const bengaliSigns =
  '\\u0981-\\u0983\\u09BC\\u09BE-\\u09C4\\u09C7\\u09C8\\u09CB-\\u09CD\\u09D7\\u09E2\\u09E3'
const bengaliDigits = '\\u09E6-\\u09EF'
const bengali = bengaliLetters + bengaliSigns + bengaliDigits

const has = (characters: string) => {
  const pattern = new RegExp(`[${characters}]`)
  return (name: string) => pattern.test(name)
}

const hasLatin = has(latin)
const hasBengali = has(bengali)
const hasDigit = has('0-9')
const hasBengaliDigit = has(bengaliDigits)

const looseSign = new RegExp(`(?:^|[^${bengaliLetters}${bengaliSigns}])[${bengaliSigns}]`)

/** A new username: 2 to 64 code points in NFKC, letters of one script (Latin or Bengali), digits, `.`, `_` and `-`. Older names may differ. */
const newUsername = text(1_000, 'Username').check(
  z.normalize('NFKC'),
  z.trim(),
  z.minLength(1, 'Username is required'),
  z.minLength(min, `Username must be at least ${min} characters`),
  z.maxLength(max, `Username must be at most ${max} characters`),
  z.refine(
    (name) => !/[\p{Default_Ignorable_Code_Point}\p{C}]/u.test(name),
    'Username must not have invisible characters',
  ),
  z.regex(
    new RegExp(`^[${latin}${bengali}0-9._-]*$`),
    'Username may have letters of one script, Latin or Bengali, digits, dots, underscores and hyphens only',
  ),
  z.refine(
    (name) => !(hasLatin(name) && hasBengali(name)),
    'Username may have letters and digits of one script only, Latin or Bengali',
  ),
  z.refine(
    (name) => !(hasDigit(name) && hasBengaliDigit(name)),
    'Username may have Bengali digits or 0 to 9, not both',
  ),
  z.refine(
    (name) => !looseSign.test(name),
    'Username must have a Bengali letter before each vowel sign',
  ),
  z.refine((name) => !/^[._-]+$/.test(name), 'Username must have at least one letter or digit'),
)

const { username: name, password } = limits

export const user = z.object({ id: z.uuid(), username: z.string() })
export interface User extends z.output<typeof user> {}

export const credentials = z.object({
  username: requiredText(name.max, 'Username'),
  password: text(password.max, 'Password').check(z.minLength(1, 'Password is required')),
})

/** Tokens of earlier logins in this browser, for any name. Attempts are counted for each token alone. */
const devices = z._default(
  z
    .array(text(200, 'Device'), { error: 'devices must be a list of tokens' })
    .check(z.maxLength(5, 'devices must have at most 5 tokens')),
  [],
)

/** An admin. `lastLoginAt` is null if no login was recorded yet. */
export const teamMember = z.extend(user, {
  createdAt: z.iso.datetime(),
  lastLoginAt: z.nullable(z.iso.datetime()),
})
export interface TeamMember extends z.output<typeof teamMember> {}

/** A session of the asking admin. `device` is such as `Chrome on Android`. */
export const ownSession = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** It is updated at most every 10 minutes. */
  lastSeenAt: z.iso.datetime(),
  /** The session ends then, unless it is used before. */
  expiresAt: z.iso.datetime(),
  isCurrent: z.boolean(),
  device: z.string(),
})
export type OwnSession = z.output<typeof ownSession>

const newPassword = (label: string) =>
  text(password.max, label).check(
    z.minLength(1, `${label} is required`),
    z.minLength(password.min, `${label} must be at least ${password.min} characters`),
  )

/** Passwords that are easily guessed are refused, here and wherever a password is set. */
export const passwordChange = z.object({
  currentPassword: text(password.max, 'Current password').check(
    z.minLength(1, 'Current password is required'),
  ),
  newPassword: newPassword('New password'),
})

export const newUser = z.object({
  username: newUsername,
  password: newPassword('Password'),
})

const accountLink = z.object({ token: z.string(), expiresAt: z.iso.datetime() })
export type AccountLink = z.output<typeof accountLink>

/** An invitation needs the username; a link for a new password knows its account. */
export const linkUse = z.object({
  token: requiredText(limits.linkToken, 'Token'),
  username: z.optional(newUser.shape.username),
  password: newUser.shape.password,
})

const removed = z.object({ id: z.string() })

const csrfToken = z.object({ csrfToken: z.string() })
const openedSession = z.extend(csrfToken, { sessionId: z.string(), device: z.string() })

export const auth = {
  login: {
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    audit: 'login',
    body: z.extend(credentials, { devices }),
    /** The browser sends `device` with its next login. */
    response: openedSession,
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
    audit: 'not: ends the own session',
    response: z.object({}),
  },
  createUser: {
    method: 'POST',
    path: '/api/auth/create-user',
    access: 'admin',
    proven: true,
    audit: 'created',
    body: newUser,
    response: user,
    status: 201,
  },
  /** Lists the admins by username. */
  listUsers: {
    method: 'GET',
    path: '/api/auth/users',
    access: 'admin',
    response: z.array(teamMember),
  },
  /** Removes an admin and ends all their sessions. Nobody can remove themselves or the last admin. */
  removeUser: {
    method: 'DELETE',
    path: '/api/auth/users/{id}',
    access: 'admin',
    proven: true,
    audit: 'deleted',
    params: idParam,
    response: removed,
  },
  /** A link for 24 hours and one use, by which a colleague joins or, with a `userId`, another admin sets a password. Earlier links of that admin end. */
  makeLink: {
    method: 'POST',
    path: '/api/auth/links',
    access: 'admin',
    proven: true,
    audit: 'invited',
    body: z.object({ userId: z.optional(idParam.shape.id) }),
    response: accountLink,
    status: 201,
  },
  /**
   * Creates the invited account, or sets the password, which ends all sessions of the account. Repeating a call that was answered does
   * nothing and answers the same.
   */
  useLink: {
    method: 'POST',
    path: '/api/auth/links/use',
    access: 'public',
    audit: 'joined',
    body: linkUse,
    response: z.object({ username: z.string() }),
  },
  /** Allows for an hour what is refused with `password-required`. A passkey does it as well as the password. */
  confirm: {
    method: 'POST',
    path: '/api/auth/confirm',
    access: 'admin',
    audit: 'password-refused',
    body: z
      .object({
        password: z.optional(credentials.shape.password),
        credential: z.optional(usedCredential),
      })
      .check(
        z.refine(({ password, credential }) => Boolean(password ?? credential), {
          path: ['password'],
          error: 'Password is required',
        }),
      ),
    response: z.object({}),
  },
  changePassword: {
    method: 'PUT',
    path: '/api/auth/password',
    access: 'admin',
    audit: 'password-changed',
    body: passwordChange,
    response: z.object({}),
  },
  /** Lists the sessions of the asking admin, newest first. */
  listSessions: {
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'admin',
    response: z.array(ownSession),
  },
  /** Ends a session. Ending the current one logs out. */
  endSession: {
    method: 'DELETE',
    path: '/api/auth/sessions/{id}',
    access: 'admin',
    audit: 'session-ended',
    params: idParam,
    response: removed,
  },
  /** Makes a challenge for one use of a passkey within 5 minutes. */
  passkeyUseOptions: {
    method: 'POST',
    path: '/api/auth/passkeys/use/options',
    access: 'public',
    audit: 'not: changes nothing',
    response: useOptions,
  },
  logInByPasskey: {
    method: 'POST',
    path: '/api/auth/passkeys/login',
    access: 'public',
    audit: 'login',
    body: z.object({ credential: usedCredential, devices }),
    response: openedSession,
  },
  /** Lists the passkeys of the asking admin, oldest first. */
  listPasskeys: {
    method: 'GET',
    path: '/api/auth/passkeys',
    access: 'admin',
    response: z.array(passkey),
  },
  newPasskeyOptions: {
    method: 'POST',
    path: '/api/auth/passkeys/options',
    access: 'admin',
    proven: true,
    audit: 'not: changes nothing',
    response: newOptions,
  },
  addPasskey: {
    method: 'POST',
    path: '/api/auth/passkeys',
    access: 'admin',
    proven: true,
    audit: 'created',
    body: z.object({ name: passkeyName, credential: newCredential }),
    response: passkey,
    status: 201,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/auth/passkeys/{id}',
    access: 'admin',
    proven: true,
    audit: 'deleted',
    params: idParam,
    response: removed,
  },
} as const satisfies Group
