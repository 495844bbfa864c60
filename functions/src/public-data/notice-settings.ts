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

/** The recipients on the team. Each begins with the channel, such as `mail`. */
export const teamToTell = ({ emails }: NoticeSettings): string[] =>
  emails.map((address) => `mail ${address}`)

const actionsOfTeam = ['joined', 'reset-made', 'password-reset']

/** Whether the team hears of an audit entry: new admins and passkeys, reset passwords, changed recipients. */
export const concernsTeam = ({ action, noun, of }: StoredAudit) =>
  actionsOfTeam.includes(action) ||
  (noun === 'user' && action === 'created') ||
  (noun === 'passkey' && ['created', 'deleted'].includes(action)) ||
  (noun === 'setting' && of === 'noticeEmails')

/** The recipients of an audit entry: the team, and those whose address was just removed. */
export const whomToTellOfAudit = ({ tell = [] }: StoredAudit, settings: NoticeSettings) => [
  ...new Set([...teamToTell(settings), ...tell.map((address) => `mail ${address}`)]),
]

/** The recipient's name in the queue. The address is hashed, because dead letters stay for days; only the settings have it. */
export const queuedName = (whom: string) =>
  whom.startsWith('mail ') ? `mail ${hash('sha256', whom, 'base64url').slice(0, 22)}` : whom

/** The recipients of a lead's notice: the team, and the brand if automatic answers are switched on. */
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
