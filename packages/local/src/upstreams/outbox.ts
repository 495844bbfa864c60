import { appendFile, readFile } from 'node:fs/promises'

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

/** Appends a mail to the outbox, a file with a mail in each line. */
export const storeMail = (file: string, mail: SentMail) =>
  // The line break comes first, as the process may have been killed in the middle of the last line.
  appendFile(file, `\n${JSON.stringify(mail)}\n`)

const parseMail = (line: string): SentMail[] => {
  try {
    return line ? [JSON.parse(line)] : []
  } catch {
    // The process was killed while it wrote this line.
    return []
  }
}

/** Returns the mails of an outbox, the oldest first; none if there is no file. */
export const readMails = async (file: string): Promise<SentMail[]> => {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.split('\n').flatMap(parseMail)
}
