import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A mail that was sent; `at` is an ISO time. */
export type SentMail = {
  to: string
  from: string
  replyTo: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  at: string
}

const base64 = (text: string) =>
  (
    Buffer.from(text)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n')

/** Encodes a header by RFC 2047, whose words have at most 75 letters. */
const encodeHeader = (text: string) => {
  if (/^[\x20-\x7e]*$/.test(text)) return text
  const words = Array.from(text).reduce<string[]>(
    (parts, letter) => {
      const last = parts.at(-1) ?? ''
      if (Buffer.byteLength(last + letter) > 42) parts.push(letter)
      else parts[parts.length - 1] = last + letter
      return parts
    },
    [''],
  )
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ')
}

const formatPart = (type: string, text: string) =>
  `Content-Type: text/${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(text)}\r\n`

/** Formats a mail as an .eml file. */
export const formatMail = (mail: SentMail) => {
  const boundary = 'part-of-this-mail'
  const headers: Record<string, string> = {
    From: mail.from,
    To: mail.to,
    ...(mail.replyTo && { 'Reply-To': mail.replyTo }),
    Subject: encodeHeader(mail.subject),
    Date: new Date(mail.at).toUTCString().replace('GMT', '+0000'),
    ...mail.headers,
    'MIME-Version': '1.0',
    'Content-Type': `multipart/alternative; boundary="${boundary}"`,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const parts = [formatPart('plain', mail.text), formatPart('html', mail.html)]
  return `${lines.join('')}\r\n${parts.map((one) => `--${boundary}\r\n${one}`).join('')}--${boundary}--\r\n`
}

const mailListFile = (folder: string) => join(folder, 'mails.jsonl')

/** Stores a mail as an .eml file and as a line of the list. */
export const storeMail = async (folder: string, id: string, mail: SentMail) => {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${mail.at.replace(/[:.]/g, '-')}-${id}.eml`), formatMail(mail))
  // The line break comes first, as the process may have been killed in the middle of the last line.
  await appendFile(mailListFile(folder), `\n${JSON.stringify(mail)}\n`)
}

const parseMail = (line: string): SentMail[] => {
  try {
    return line ? [JSON.parse(line)] : []
  } catch {
    // The process was killed while it wrote this line.
    return []
  }
}

/** Returns the mails of a folder, the oldest first; none if there is no folder. */
export const readMails = async (folder: string): Promise<SentMail[]> => {
  const text = await readFile(mailListFile(folder), 'utf8').catch(() => '')
  return text.split('\n').flatMap(parseMail)
}
