import { api } from '@bong-bari/contract'
import { uploadCalendar } from '@bong-bari/edge'
import { afterAll, expect, test } from 'vitest'
import { startPublisher } from '../../testing/start-publisher.ts'

const site = await startPublisher()
afterAll(() => site.stop())

const change = async (settingValue: string, key = 'nextUpload') => {
  await site.admin.call(api.settings.update, { params: { key }, body: { settingValue } })
  await site.call()
}
const home = async () => (await site.fileOf('/')) ?? ''
const calendar = () => site.fileOf(uploadCalendar)
/** As a calendar reads it: folded lines are one. */
const linesOf = (file: string | undefined) =>
  (file ?? '').replaceAll('\r\n ', '').split('\r\n').filter(Boolean)

test('the day of the next upload stands on Home by its date and in a calendar file, both at once after a change', async () => {
  await site.everything()
  expect(await calendar()).toBeUndefined()
  expect(await home()).not.toContain('Next video')
  await change('2026-11-27T20:00')
  // Whoever reads the file later than it was written is told the date, not that it is tomorrow.
  expect(await home()).toContain('Friday 27 November at 8 pm')
  expect(await home()).toContain('২৭ নভেম্বর, শুক্রবার, রাত ৮টায়')
  expect((await site.objectOf(uploadCalendar))?.ContentType).toBe('text/calendar; charset=utf-8')
  const first = linesOf(await calendar())
  expect(first).toContain('DTSTART:20261127T143000Z')
  await change('2026-11-28T09:30')
  const second = linesOf(await calendar())
  expect(second).toContain('DTSTART:20261128T040000Z')
  const named = (lines: string[], name: string) => lines.find((line) => line.startsWith(name))
  // The same entry, so that calendars move it.
  expect(named(second, 'UID:')).toBe('UID:next-upload@house.test')
  expect(named(second, 'UID:')).toBe(named(first, 'UID:'))
  expect([named(first, 'SEQUENCE:'), named(second, 'SEQUENCE:')]).toEqual([
    'SEQUENCE:1',
    'SEQUENCE:2',
  ])
})

test('the file is one that calendars read: lines of 75 octets with CRLF, whole letters, escaped text', async () => {
  await change(`https://www.youtube.com/@bongbari?from=${'a,b;c'.repeat(20)}`, 'youtube')
  const file = (await calendar()) ?? ''
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  const written = file.split('\r\n')
  expect(written.join('').includes('\n')).toBe(false)
  for (const line of written) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(written.some((line) => Buffer.byteLength(line) > 70)).toBe(true)
  expect(file).not.toContain('\uFFFD')
  const lines = linesOf(file)
  expect(lines).toContain('SUMMARY:বং বাড়ি: নতুন ভিডিও (new video)')
  const description = lines.find((line) => line.startsWith('DESCRIPTION:https'))
  expect(description).toContain('a\\,b\\;c')
  expect(description).toMatch(/\\nhttps:\/\/house\.test\/videos$/)
  for (const name of ['BEGIN:VEVENT', 'END:VEVENT', 'VERSION:2.0', 'BEGIN:VALARM'])
    expect(lines).toContain(name)
  expect(lines.find((line) => line.startsWith('DTSTAMP:'))).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/)
})

test('the bot says when the next video comes, in the words of who asks, and the rhythm when nobody knows', async () => {
  const ask = async (message: string) =>
    (await site.client()(api.chat.message, { body: { message } })).response
  await change('2026-11-23T20:00')
  expect(await ask('when is the next video?')).toContain('comes tomorrow at 8 pm, Kolkata time')
  expect(await ask('পরের ভিডিও কবে?')).toContain('আসছে আগামীকাল রাত ৮টায়')
  expect(await ask('porer video kobe?')).toContain('asche agamikal rat 8tay')
  await change('')
  site.clock.now += 60_000
  expect(await ask('when is the next video?')).toContain('every week')
  await change('2026-11-22T20:30')
})

test('once the hour has come, Home and the file say nothing of it within the minute', async () => {
  site.clock.now = Date.parse('2026-11-22T14:58:30.000Z')
  await site.minute()
  expect(await home()).toContain('Sunday 22 November at 8:30 pm')
  await site.minute()
  expect(await home()).not.toContain('Next video')
  expect(await calendar()).toBeUndefined()
})
