import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mailFile, type SentMail } from './mail-file.ts'

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
