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
  const file = join(await mkdtemp(join(tmpdir(), 'bong-bari-outbox-')), 'outbox.jsonl')
  expect(await readMails(file)).toEqual([])
  await storeMail(file, mailTo('ma@bong.test'))
  await appendFile(file, '{"to":"baba@bo')
  await Promise.all(['b', 'c'].map((name) => storeMail(file, mailTo(`${name}@bong.test`))))
  const kept = (await readMails(file)).map(({ to }) => to)
  expect(kept.sort()).toEqual(['b@bong.test', 'c@bong.test', 'ma@bong.test'])
})
