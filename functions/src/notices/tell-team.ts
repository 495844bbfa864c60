import { type Mail, mailSender, sendMail } from '../adapters/mail.ts'
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

/** What the team is told, in a mail and in a chat. */
export type News = { mail: Omit<Mail, 'to'>; chat: string }

/** Tells one of the team. Rejects where they may not know. */
export const tellTeam = async (
  whom: string,
  { mail, chat }: News,
  { settings, post }: Surroundings,
): Promise<void> => {
  if (whom === 'webhook') {
    const { webhook } = await settings()
    return webhook ? post(webhook, webhookBody(webhook, chat)) : undefined
  }
  const from = sender()
  if (from) await sendMail(from, { ...mail, to: whom.replace(/^mail /, '') })
}

/** Says that one could not be told, for the log: never whom, nor what the service said of them. */
export const warnOf = (whom: string, error: unknown) => {
  const [notice] = whom.split(' ')
  const name = error instanceof Error ? error.name : 'unknown'
  console.warn(JSON.stringify({ level: 'warn', notice, error: name }))
}
