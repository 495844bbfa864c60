import { type Mail, mailSender, sendMail } from '../adapters/mail.ts'
import type { Channel } from './channel.ts'
import type { NoticeSettings } from './notice-settings.ts'
import type { Surroundings } from './surroundings.ts'
import { webhookBody } from './webhook-body.ts'

let hasSaid = false

/** The address that mails come from; where there is none, an instance says so once. */
export const sender = (): string | undefined => {
  const from = mailSender()
  if (!from && !hasSaid) {
    hasSaid = true
    console.warn(JSON.stringify({ level: 'warn', mail: 'none is sent: MAIL_FROM is not set' }))
  }
  return from
}

type News = { mail: Omit<Mail, 'to'>; chat: string }

/** Everybody of the team who wants to be told: each address gets a mail of its own. */
export const teamChannels = (
  { mail, chat }: News,
  { emails, webhook }: NoticeSettings,
  { post }: Surroundings,
): Channel[] => {
  const from = emails.length ? sender() : undefined
  const mails = from
    ? emails.map(
        (to): Channel => ({
          kind: 'mail',
          whom: `mail ${to}`,
          tell: () => sendMail(from, { ...mail, to }),
        }),
      )
    : []
  if (!webhook) return mails
  const tell = () => post(webhook, webhookBody(webhook, chat))
  return [...mails, { kind: 'webhook', whom: 'webhook', tell }]
}
