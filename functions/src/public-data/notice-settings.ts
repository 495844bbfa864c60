import { hash } from 'node:crypto'
import { isMailable, type Lead } from '@bong-bari/contract'
import { holidaysIn } from '@bong-bari/site'
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

const linesOf = (value: string) =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The settings of notices as they are now. */
export const noticeSettings = async (): Promise<NoticeSettings> => {
  const settings = new Map((await allSettings()).map((one) => [one.settingKey, one]))
  const settingOf = (key: string) => settings.get(key)?.settingValue.trim() ?? ''
  const promise = settings.get('replyPromise')
  return {
    emails: [...new Set(linesOf(settingOf('noticeEmails')))],
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

/** The name of somebody in a queue, whose dead letters are kept for days: by it only the settings tell the address. */
export const queuedName = (whom: string) =>
  whom.startsWith('mail ') ? `mail ${hash('sha256', whom, 'base64url').slice(0, 22)}` : whom

/** Everybody who is told of a lead: the team, and the brand itself where that is switched on. */
export const whomToTell = ({ email }: Lead, settings: NoticeSettings): string[] => {
  const isAnswered = settings.answersBrands && email && isMailable(email)
  return [...teamToTell(settings), ...(isAnswered ? ['answer'] : [])]
}
