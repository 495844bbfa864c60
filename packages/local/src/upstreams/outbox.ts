import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** `at` is ISO. */
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

/** RFC 2047, at most 75 letters. */
const encodedWords = (text: string) => {
  if (/^[\x20-\x7e]*$/.test(text)) return text
  const words = Array.from(text).reduce<string[]>(
    (found, letter) => {
      const last = found.at(-1) ?? ''
      if (Buffer.byteLength(last + letter) > 42) found.push(letter)
      else found[found.length - 1] = last + letter
      return found
    },
    [''],
  )
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ')
}

const part = (type: string, text: string) =>
  `Content-Type: text/${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(text)}\r\n`

/** As .eml. */
export const mailFile = (mail: SentMail) => {
  const boundary = 'part-of-this-mail'
  const headers: Record<string, string> = {
    From: mail.from,
    To: mail.to,
    ...(mail.replyTo && { 'Reply-To': mail.replyTo }),
    Subject: encodedWords(mail.subject),
    Date: new Date(mail.at).toUTCString().replace('GMT', '+0000'),
    ...mail.headers,
    'MIME-Version': '1.0',
    'Content-Type': `multipart/alternative; boundary="${boundary}"`,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const parts = [part('plain', mail.text), part('html', mail.html)]
  return `${lines.join('')}\r\n${parts.map((one) => `--${boundary}\r\n${one}`).join('')}--${boundary}--\r\n`
}

const list = (folder: string) => join(folder, 'mails.jsonl')

/** As a file, and listed. */
export const keepMail = async (folder: string, id: string, mail: SentMail) => {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${mail.at.replace(/[:.]/g, '-')}-${id}.eml`), mailFile(mail))
  // On its own line, even after a torn one.
  await appendFile(list(folder), `\n${JSON.stringify(mail)}\n`)
}

const parsed = (line: string): SentMail[] => {
  try {
    return line ? [JSON.parse(line)] : []
  } catch {
    // Killed while writing.
    return []
  }
}

/** Oldest first; none without a folder. */
export const mailsIn = async (folder: string): Promise<SentMail[]> => {
  const text = await readFile(list(folder), 'utf8').catch(() => '')
  return text.split('\n').flatMap(parsed)
}
