import { type Mail, mailSender, sendMail } from '../adapters/mail.ts'

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

/** Sends one mail to one address; everybody on the team gets the same text. */
export type News = Omit<Mail, 'to'>

/** Rejects if they may not have been told. */
export const tellTeam = async (whom: string, news: News): Promise<void> => {
  const from = sender()
  if (from) await sendMail(from, { ...news, to: whom.replace(/^mail /, '') })
}

/** Without the recipient or the service's words. */
export const warnOf = (whom: string, error: unknown) => {
  const [notice] = whom.split(' ')
  const name = error instanceof Error ? error.name : 'unknown'
  console.warn(JSON.stringify({ level: 'warn', notice, error: name }))
}
