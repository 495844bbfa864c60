import { appendFile, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMails, storeMail } from './outbox.ts'

const mailTo = (to: string) => ({
  to,
  from: 'notices@bong.test',
  replyTo: '',
  subject: 'নতুন অনুরোধ',
  text: 'নমস্কার',
  html: '',
  headers: {},
  at: '2026-11-22T10:00:00.000Z',
})

test('a mail that a full disk cut off takes no other with it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bong-bari-outbox-'))
  await storeMail(folder, 'a', mailTo('ma@bong.test'))
  await appendFile(join(folder, 'mails.jsonl'), '{"to":"baba@bo')
  await Promise.all(['b', 'c'].map((id) => storeMail(folder, id, mailTo(`${id}@bong.test`))))
  const kept = (await readMails(folder)).map(({ to }) => to)
  expect(kept.sort()).toEqual(['b@bong.test', 'c@bong.test', 'ma@bong.test'])
})
