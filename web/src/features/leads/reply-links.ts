import type { Lead, ReplyChannel } from '@bong-bari/contract'
import { mailLink, whatsAppLink } from './lead-contact.tsx'

/** Characters of a link that still opens: Windows passes a mail program at most 2,083. */
const longest = { windows: 2_000, mail: 16_000, whatsapp: 8_000 }

/** A lone surrogate cannot be encoded. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))

/** Mail lines end with CR LF. */
const mailText = (text: string) => encoded(text.replace(/\r?\n/g, '\r\n'))

const mailWith = (email: string, subject: string, body?: string) =>
  `${mailLink(email)}?subject=${mailText(subject)}${body === undefined ? '' : `&body=${mailText(body)}`}`

/** `isCopied`: too long for a link, to be pasted. */
export type ReplyWay = { channel: ReplyChannel; href: string; isCopied: boolean }

const fitting = (channel: ReplyChannel, full: string, bare: string, most: number): ReplyWay =>
  full.length > most
    ? { channel, href: bare, isCopied: true }
    : { channel, href: full, isCopied: false }

type Written = { text: string; subject: string; isWindows: boolean }

export const whatsAppWay = ({ phone }: Lead, { text }: Written) =>
  phone
    ? fitting(
        'whatsapp',
        `${whatsAppLink(phone)}?text=${encoded(text)}`,
        whatsAppLink(phone),
        longest.whatsapp,
      )
    : undefined

export const mailWay = ({ email }: Lead, { text, subject, isWindows }: Written) =>
  email
    ? fitting(
        'mail',
        mailWith(email, subject, text),
        mailWith(email, subject),
        isWindows ? longest.windows : longest.mail,
      )
    : undefined
