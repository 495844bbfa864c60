import * as z from 'zod/mini'
import { audit } from './account/audit.ts'
import { auth } from './account/auth.ts'
import { botTraining } from './bot/bot-training.ts'
import { chat } from './bot/chat.ts'
import { exports } from './lead/export.ts'
import { leads } from './lead/leads.ts'
import { posts } from './post/posts.ts'
import { formatNumber } from './route/digits.ts'
import { limits } from './route/limits.ts'
import { type NounName, nounNames, nouns } from './route/nouns.ts'
import type { Audited, Group } from './route/route.ts'
import { numbers } from './site/numbers.ts'
import { pictures } from './site/picture.ts'
import { pitches } from './site/pitch.ts'
import { replies } from './site/reply.ts'
import { sections } from './site/section.ts'
import { settings } from './site/setting.ts'
import { trash } from './site/trash.ts'
import { videos } from './site/video.ts'

export const openapi = {
  document: {
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    response: z.looseObject({ openapi: z.string() }),
    cache: 300,
  },
} as const satisfies Group

// A noun's file is exported here, so that a new one is named in no other list.
export * from './site/pitch.ts'
export * from './site/reply.ts'
export * from './site/section.ts'

/** All routes by endpoint group and name. Each group has a Lambda function, and some share one: see `routes.ts`. */
export const api = {
  audit,
  auth,
  'bot-training': botTraining,
  chat,
  exports,
  leads,
  numbers,
  openapi,
  pictures,
  posts,
  replies,
  sections,
  settings,
  pitches,
  trash,
  videos,
} as const satisfies Record<string, Audited>

export type GroupName = keyof typeof api

type Missing = { [Name in `${NounName}-not-found`]: { status: 404; message: string } }

const missingNouns = Object.fromEntries(
  nounNames.map((name) => [
    `${name}-not-found`,
    { status: 404, message: `This ${nouns[name].one} does not exist.` },
  ]),
) as Missing

const describeExportLimits = () =>
  Object.entries(limits.exportedLeads)
    .map(([format, max]) => `${formatNumber(max)} as ${format}`)
    .join(', ')

export const refusals = {
  ...missingNouns,
  'malformed-json': { status: 400, message: 'The request body is not valid JSON.' },
  'invalid-input': { status: 400, message: 'Some of the values cannot be accepted.' },
  'export-too-large': {
    status: 400,
    message: `More requests match than one file may hold, which is ${describeExportLimits()}. Choose a leadStatus or an opened filter, or pick single requests.`,
  },
  'wrong-password': { status: 401, message: 'Invalid username or password.' },
  'session-required': { status: 401, message: 'Please log in first.' },
  'csrf-token-required': { status: 403, message: 'This request lacks the token of its session.' },
  'password-required': {
    status: 403,
    message: 'Please enter your password again: you last entered it more than an hour ago.',
  },
  'not-through-cdn': { status: 403, message: 'This address only answers through the website.' },
  'route-not-found': { status: 404, message: 'There is nothing at this address.' },
  'user-not-found': { status: 404, message: 'This admin does not exist.' },
  'link-not-found': {
    status: 404,
    message: 'This link does not work any more. Ask a colleague for a new one.',
  },
  'passkey-not-found': { status: 404, message: 'This passkey does not exist.' },
  'passkey-refused': {
    status: 403,
    message: 'This passkey was not accepted. Try again, or use your password.',
  },
  'passkeys-full': {
    status: 409,
    message: `You have ${limits.passkeys.max} passkeys, the maximum. Remove one first.`,
  },
  'session-not-found': { status: 404, message: 'This session does not exist or has ended.' },
  'lead-event-not-found': { status: 404, message: 'This reply was never noted.' },
  'preview-over': { status: 404, message: 'This preview has ended.' },
  'revision-not-found': { status: 404, message: 'This revision is no longer kept.' },
  'setting-not-found': { status: 404, message: 'This setting does not exist.' },
  'trash-not-found': { status: 404, message: 'This is not in the trash any more.' },
  'unanswered-not-found': { status: 404, message: 'This question is not on the list any more.' },
  'answer-unknown': {
    status: 400,
    message: 'answer must be what Bong Bot has said, with its mark.',
  },
  'method-not-allowed': { status: 405, message: 'This address does not take that method.' },
  'username-taken': {
    status: 409,
    message: 'This username, or one that looks like it, is already taken.',
  },
  'own-account': { status: 409, message: 'You cannot remove your own account.' },
  'own-reset': {
    status: 409,
    message: 'Change your own password with the one you have.',
  },
  'last-admin': { status: 409, message: 'The last admin cannot be removed.' },
  'slug-taken': { status: 409, message: 'Another post already has this slug.' },
  'idempotency-key-reused': {
    status: 409,
    message: 'This Idempotency-Key was already used for a different request.',
  },
  'lead-erased': {
    status: 410,
    message: 'This request was erased. Send it again to send it as a new one.',
  },
  'changed-meanwhile': {
    status: 412,
    message: 'Somebody else changed this in the meantime. Nothing was saved.',
  },
  'body-too-large': { status: 413, message: 'The request is too large.' },
  'json-required': { status: 415, message: 'Send the body as application/json.' },
  'too-many-attempts': { status: 429, message: 'Too many attempts. Please try again later.' },
  'too-many-requests': { status: 429, message: 'Too many requests. Please try again later.' },
  busy: { status: 503, message: 'Too much is going on right now. Please try again in a moment.' },
  unexpected: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>

export type RefusalCode = keyof typeof refusals

/** The body of every refusal. `fields` has the error of each refused field. */
export type RefusalBody = {
  code: RefusalCode
  message: string
  fields?: Record<string, string>
  /** The current entity, with `changed-meanwhile`, and of a post with `idempotency-key-reused`. */
  current?: unknown
  requestId: string
}
