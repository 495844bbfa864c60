import { hash } from 'node:crypto'
import { isMailable, type Lead } from '@bong-bari/contract'
import { holidaysIn } from '@bong-bari/site'
import type { StoredAudit } from '@bong-bari/table'
import { allSettings } from './settings.ts'

/** Whom the team wants to be told, and of what. */
export type NoticeSettings = {
  emails: string[]
  /** Absent where there is none. A secret: whoever knows it may write into the team's chat. */
  webhook: string | undefined
  answersBrands: boolean
  replyPromise: string
  /** Whether that is the brand's own. */
  isOwnPromise: boolean
  /** Where a brand's answer goes. */
  replyTo: string
  holidays: ReadonlySet<string>
}

/** The addresses that a setting names, each once. */
export const addressesIn = (value: string) => [
  ...new Set(
    value
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

/** The settings of notices as they are now. */
export const noticeSettings = async (): Promise<NoticeSettings> => {
  const settings = new Map((await allSettings()).map((one) => [one.settingKey, one]))
  const settingOf = (key: string) => settings.get(key)?.settingValue.trim() ?? ''
  const promise = settings.get('replyPromise')
  return {
    emails: addressesIn(settingOf('noticeEmails')),
    webhook: settingOf('noticeWebhook') || undefined,
    answersBrands: settingOf('autoAnswer') === 'on',
    replyPromise: settingOf('replyPromise'),
    isOwnPromise: promise?.settingValue === promise?.defaultValue,
    replyTo: settingOf('email'),
    holidays: holidaysIn(settingOf('holidays')),
  }
}

/** Those of the team who want to be told, each by a name that knows them again and begins with what takes them there. */
export const teamToTell = ({ emails, webhook }: NoticeSettings): string[] => [
  ...emails.map((address) => `mail ${address}`),
  ...(webhook ? ['webhook'] : []),
]

const toldActions = ['joined', 'reset-made', 'password-reset']
const toldSettings = ['noticeEmails', 'noticeWebhook']

/** Whether the team hears of an entry of the audit: a new admin, a passkey, a reset, another address for what it is told. */
export const isToldToTeam = ({ action, noun, of }: StoredAudit) =>
  toldActions.includes(action) ||
  (noun === 'user' && action === 'created') ||
  (noun === 'passkey' && ['created', 'deleted'].includes(action)) ||
  (noun === 'setting' && toldSettings.includes(of ?? ''))

/** The team, and those of it who were told until then. */
export const whomToTellOfAudit = ({ tell = [] }: StoredAudit, settings: NoticeSettings) => [
  ...new Set([...teamToTell(settings), ...tell.map((address) => `mail ${address}`)]),
]

/** The name of somebody in a queue, whose dead letters are kept for days: by it only the settings tell the address. */
export const queuedName = (whom: string) =>
  whom.startsWith('mail ') ? `mail ${hash('sha256', whom, 'base64url').slice(0, 22)}` : whom

/** Everybody who is told of a lead: the team, and the brand itself where that is switched on. */
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
