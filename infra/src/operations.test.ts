import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { everything } from '../testing/synth.ts'
import { watchesOf } from './alarms.ts'
import { isSetting, readConfig, settingNames } from './config.ts'

const root = resolve(import.meta.dirname, '../..')
const page = readFileSync(resolve(root, 'docs/OPERATIONS.md'), 'utf8')

/** The rows below a table's head, as their cells. */
const rowsUnder = (head: string) => {
  const [, rest] = page.split(`${head}\n`)
  if (rest === undefined) throw new Error(`OPERATIONS.md has no table ${head}`)
  const lines = rest.split('\n\n')[0]?.split('\n').slice(1) ?? []
  return lines.map((line) => line.slice(2, -2).split(' | '))
}

const named = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

/** With what only small accounts have. */
const watched = readConfig({ ...everything, concurrentFunctions: '1000' })

test('every section that an alarm names is in OPERATIONS, and every command in package.json', () => {
  const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
  for (const { says } of Object.values(watchesOf(watched))) {
    for (const [, section] of says.matchAll(/\("([^"]+)"\)/g))
      expect(page).toContain(`\n## ${section}\n`)
    for (const [, command = ''] of says.matchAll(/pnpm@12 ([\w:-]+)/g))
      expect(scripts).toHaveProperty([command])
  }
  for (const [, command = ''] of page.matchAll(/npx -y pnpm@12 (?:run )?([\w:-]+)/g))
    expect(scripts).toHaveProperty([command])
})

test('OPERATIONS names every setting with its default, and every setting of a command exists', () => {
  const rows = rowsUnder('| setting | default | what it is |')
  expect(rows.flatMap(([names]) => named(names)).toSorted()).toEqual(settingNames.toSorted())
  const defaults = new Map(Object.entries(readConfig({})))
  for (const [names, said = ''] of rows) {
    const given = named(names).map((name) => defaults.get(name))
    const words = given.map((value) => {
      if (typeof value === 'number') return value.toLocaleString('en')
      return typeof value === 'object' || value === undefined ? 'none' : `${value}`
    })
    expect([names, said.replaceAll('`', '')]).toEqual([names, [...new Set(words)].join(' and ')])
  }
  for (const [, name = ''] of page.matchAll(/ -c (\w+)=/g))
    expect([name, name === 'name' || isSetting(name)]).toEqual([name, true])
})
