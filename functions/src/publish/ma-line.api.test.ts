import { api } from '@bong-bari/contract'
import { maLines } from '@bong-bari/site'
import { expect, test } from 'vitest'
import { startPublisher } from '../../testing/start-publisher.ts'

const site = await startPublisher()

const home = async () => (await site.fileOf('/')) ?? ''
/** Of the lines that are shipped those that Home says. */
const saidOn = (html: string) => maLines.filter(({ latin }) => html.includes(`>${latin}<`))

test('Home says one line of Ma in both scripts, and another from midnight in Kolkata on', async () => {
  site.clock.now = Date.parse('2026-11-22T18:27:30.000Z')
  await site.everything()
  const [evening, ...others] = saidOn(await home())
  expect(others).toEqual([])
  expect(await home()).toContain(`>${evening?.bn}<`)
  await site.minute()
  expect(saidOn(await home())).toEqual([evening])
  for (let minutes = 0; minutes < 3; minutes++) await site.minute()
  const [morning] = saidOn(await home())
  const placeOf = (line: typeof evening) => (line ? maLines.indexOf(line) : -1)
  expect(morning).toBeDefined()
  expect(placeOf(morning)).toBe((placeOf(evening) + 1) % maLines.length)
})

test('the list of the team takes the place of the shipped one, without a wait', async () => {
  const params = { key: 'maLines' }
  const body = { settingValue: 'ভাত খা। | Bhat kha.' }
  await site.admin.call(api.settings.update, { params, body })
  await site.call()
  expect(await home()).toContain('>ভাত খা।<')
  expect(saidOn(await home())).toEqual([])
})

test('there are sixty lines, each in both scripts, and none twice', () => {
  expect(maLines).toHaveLength(60)
  expect(new Set(maLines.map(({ bn }) => bn)).size).toBe(60)
  for (const { bn, latin } of maLines) {
    expect(`${bn} | ${latin}`.length).toBeLessThanOrEqual(200)
    expect([/^[^A-Za-z|]+$/.test(bn), /^[ -~]+$/.test(latin)]).toEqual([true, true])
  }
})
