import { hash } from 'node:crypto'
import { isMailable, type Lead } from '@bong-bari/contract'
import { holidaysIn } from '@bong-bari/site'
import type { StoredAudit } from '@bong-bari/table'
import { allSettings } from './settings.ts'

export type NoticeSettings = {
  emails: string[]
  answersBrands: boolean
  replyPromise: string
  replyTo: string
  holidays: ReadonlySet<string>
}

export const addressesIn = (value: string) => [
  ...new Set(
    value
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

export const noticeSettings = async (): Promise<NoticeSettings> => {
  const settings = new Map((await allSettings()).map((one) => [one.settingKey, one]))
  const settingOf = (key: string) => settings.get(key)?.settingValue.trim() ?? ''
  return {
    emails: addressesIn(settingOf('noticeEmails')),
    answersBrands: settingOf('autoAnswer') === 'on',
    replyPromise: settingOf('replyPromise'),
    replyTo: settingOf('email'),
    holidays: holidaysIn(settingOf('holidays')),
  }
}

/** Names begin with the way of telling. */
export const teamToTell = ({ emails }: NoticeSettings): string[] =>
  emails.map((address) => `mail ${address}`)

const actionsOfTeam = ['joined', 'reset-made', 'password-reset']

/** New admins, passkeys, resets, other addresses. */
export const concernsTeam = ({ action, noun, of }: StoredAudit) =>
  actionsOfTeam.includes(action) ||
  (noun === 'user' && action === 'created') ||
  (noun === 'passkey' && ['created', 'deleted'].includes(action)) ||
  (noun === 'setting' && of === 'noticeEmails')

/** The team, and former recipients. */
export const whomToTellOfAudit = ({ tell = [] }: StoredAudit, settings: NoticeSettings) => [
  ...new Set([...teamToTell(settings), ...tell.map((address) => `mail ${address}`)]),
]

/** Hidden, as dead letters keep it for days; only the settings have the address. */
export const queuedName = (whom: string) =>
  whom.startsWith('mail ') ? `mail ${hash('sha256', whom, 'base64url').slice(0, 22)}` : whom

/** The team, and the brand if switched on. */
export const whomToTell = (
  {
    email,
    spam,
    noAnswer,
  }: Lead & { spam?: boolean | 'held' | undefined; noAnswer?: boolean | undefined },
  settings: NoticeSettings,
): string[] => {
  const isAnswered = settings.answersBrands && !spam && !noAnswer && email && isMailable(email)
  return [...teamToTell(settings), ...(isAnswered ? ['answer'] : [])]
}
