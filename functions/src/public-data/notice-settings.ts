import { hash } from 'node:crypto'
import { isMailable } from '@bong-bari/contract'
import { holidaysIn } from '@bong-bari/site'
import type { StoredAudit, StoredLead } from '@bong-bari/table'
import { readSettings } from './settings.ts'

export type NoticeSettings = {
  emails: string[]
  answersBrands: boolean
  replyPromise: string
  replyTo: string
  holidays: ReadonlySet<string>
}

export const splitAddresses = (value: string) => [
  ...new Set(
    value
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

export const readNoticeSettings = async (): Promise<NoticeSettings> => {
  const settings = new Map((await readSettings()).map((one) => [one.settingKey, one]))
  const settingOf = (key: string) => settings.get(key)?.settingValue.trim() ?? ''
  return {
    emails: splitAddresses(settingOf('noticeEmails')),
    answersBrands: settingOf('autoAnswer') === 'on',
    replyPromise: settingOf('replyPromise'),
    replyTo: settingOf('email'),
    holidays: holidaysIn(settingOf('holidays')),
  }
}

/** A name begins with the way in which the person is told. */
export const teamRecipients = ({ emails }: NoticeSettings): string[] =>
  emails.map((address) => `mail ${address}`)

const teamActions = ['joined', 'reset-made', 'password-reset']

/** The team is told of new admins, passkeys and password resets, and when the addresses for notifications change. */
export const concernsTeam = ({ action, noun, of }: StoredAudit) =>
  teamActions.includes(action) ||
  (noun === 'user' && action === 'created') ||
  (noun === 'passkey' && ['created', 'deleted'].includes(action)) ||
  (noun === 'setting' && of === 'noticeEmails')

/** Lists whom to tell of an audit entry: the team, and former recipients. */
export const auditRecipients = ({ tell = [] }: StoredAudit, settings: NoticeSettings) => [
  ...new Set([...teamRecipients(settings), ...tell.map((address) => `mail ${address}`)]),
]

/** Hashes a recipient for the queue, because dead letters stay there for days. Only the settings have the address itself. */
export const hashRecipient = (whom: string) =>
  whom.startsWith('mail ') ? `mail ${hash('sha256', whom, 'base64url').slice(0, 22)}` : whom

/**
 * Whether somebody marked a lead as spam. A lead that came as spam and has no `toldAt` is the first one over the day's limit, of which the
 * team is told.
 */
export const isMarkedSpam = ({ spam, version }: StoredLead) => spam === true && version > 1

/** Lists whom to tell of a new lead: the team, and the brand if that is switched on. */
export const leadRecipients = (
  { email, spam, noAnswer }: StoredLead,
  settings: NoticeSettings,
): string[] => {
  const isAnswered = settings.answersBrands && !spam && !noAnswer && email && isMailable(email)
  return [...teamRecipients(settings), ...(isAnswered ? ['answer'] : [])]
}
