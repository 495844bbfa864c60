import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { everything, synthesize } from '../testing/synth.ts'
import { alarmRulesOf } from './alarms.ts'
import { isSetting, readConfig, settingNames } from './config.ts'
import { describeSettings } from './list-settings.ts'

const root = resolve(import.meta.dirname, '../..')
const page = readFileSync(resolve(root, 'docs/OPERATIONS.md'), 'utf8')

/** With what only small accounts have. */
const watched = readConfig({ ...everything, concurrentFunctions: '1000' })

test('every section that an alarm names is in OPERATIONS, every command in package.json, and every file in its place', () => {
  const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
  for (const { description } of Object.values(alarmRulesOf(watched))) {
    for (const [, section] of description.matchAll(/\("([^"]+)"\)/g))
      expect(page).toContain(`\n## ${section}\n`)
    for (const [, command = ''] of description.matchAll(/pnpm@12 ([\w:-]+)/g))
      expect(scripts).toHaveProperty([command])
    for (const [file] of description.matchAll(/packages\/[\w/-]+\.ts/g))
      expect([file, existsSync(resolve(root, file))]).toEqual([file, true])
  }
  for (const [, command = ''] of page.matchAll(/npx -y pnpm@12 (?:run )?([\w:-]+)/g))
    expect(scripts).toHaveProperty([command])
})

test('every setting that OPERATIONS gives exists, and `pnpm settings` says what each is', () => {
  for (const [, name = ''] of page.matchAll(/ -c (\w+)=/g))
    expect([name, name === 'name' || isSetting(name)]).toEqual([name, true])
  const lines = describeSettings()
  expect(lines.map((line) => line.split(' ')[0])).toEqual(settingNames)
  expect(lines).toContain(
    'monthlyBudget           20          US dollars a month for the whole account; with alarmEmail',
  )
})

test('every output of the stack that OPERATIONS names exists', async () => {
  const outputs = (await synthesize(everything)).findOutputs('*')
  // One word with a capital letter in angle brackets is an output, such as `<SiteBucketName>`.
  for (const [, name = ''] of page.matchAll(/<([A-Z][A-Za-z]+)>/g))
    if (name !== 'ARN') expect(outputs).toHaveProperty([name])
})

test('OPERATIONS is short enough for three in the morning, and begins with what is wrong', () => {
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(14_000)
  expect(page).toMatch(/^# Operations\n\n[^#]*## Something is wrong\n/)
})
