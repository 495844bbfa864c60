import { nouns } from '../route/nouns.ts'

/** Each action in the words of the dashboard. It imports no zod, because the browser reads it. */
export const auditActions = {
  login: 'Logged in',
  'password-refused': 'Wrong password',
  'passkey-refused': 'Passkey refused',
  'session-ended': 'Ended a session',
  created: 'Created',
  invited: 'Invited a colleague',
  joined: 'Joined by a link',
  'password-changed': 'Changed the password',
  'reset-made': 'Made a reset link',
  'password-reset': 'Reset the password',
  changed: 'Changed',
  published: 'Published',
  unpublished: 'Unpublished',
  deleted: 'Deleted',
  restored: 'Restored',
  erased: 'Erased',
  exported: 'Exported',
} as const satisfies Record<string, string>
export type AuditAction = keyof typeof auditActions
export const auditActionNames = Object.keys(auditActions) as AuditAction[]

export const auditNouns = {
  user: 'Admin',
  passkey: 'Passkey',
  setting: 'Setting',
  unanswered: 'Unanswered question',
  ...(Object.fromEntries(Object.entries(nouns).map(([name, { label }]) => [name, label])) as Record<
    keyof typeof nouns,
    string
  >),
} as const
export type AuditNoun = keyof typeof auditNouns
export const auditNounNames = Object.keys(auditNouns) as AuditNoun[]

/** The reason why a writing call has no audit entry. */
export type NotAudited =
  | 'not: changes nothing'
  | 'not: ends the own session'
  | 'not: opened by itself'
  | 'not: saves itself'
  | 'not: of a visitor'

/** A handler may write a more precise action, such as `published` instead of `changed`. */
export type AuditMark = AuditAction | NotAudited
