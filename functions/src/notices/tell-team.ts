import { type Mail, mailSender, sendMail } from '../adapters/mail.ts'
import type { NoticeSettings } from '../public-data/notice-settings.ts'

let hasSaid = false

/** Undefined if unset, logged once per instance. */
export const sender = (): string | undefined => {
  const from = mailSender()
  if (!from && !hasSaid) {
    hasSaid = true
    console.warn(JSON.stringify({ level: 'warn', mail: 'none is sent: MAIL_FROM is not set' }))
  }
  return from
}

export type News = { mail: Omit<Mail, 'to'>; chat: string }

/** A chat's message format, escaping mentions of everybody. */
type Form = { hosts: RegExp; body: (text: string) => object }

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const slack = (text: string) => ({ text: text.replace(/[&<>]/g, (sign) => entities[sign] ?? '') })

const forms: Form[] = [
  {
    hosts: /(^|\.)discord(app)?\.com$/,
    // No mentions, no previews.
    body: (content) => ({ content, allowed_mentions: { parse: [] }, flags: 4 }),
  },
  {
    hosts: /^chat\.googleapis\.com$/,
    body: (text) => ({ text: text.replaceAll('<', '‹').replaceAll('>', '›') }),
  },
]

/** By the address's chat; Slack's by default. */
export const webhookBody = (address: string, text: string): object => {
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  const form = forms.find(({ hosts }) => hosts.test(host))
  return (form?.body ?? slack)(text)
}

export type Surroundings = {
  now: () => Date
  /** Read once. */
  settings: () => Promise<NoticeSettings>
  post: (address: string, body: object) => Promise<void>
}

/** Rejects if they may not have been told. */
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

/** Without the recipient or the service's words. */
export const warnOf = (whom: string, error: unknown) => {
  const [notice] = whom.split(' ')
  const name = error instanceof Error ? error.name : 'unknown'
  console.warn(JSON.stringify({ level: 'warn', notice, error: name }))
}
