import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** Where words for people stand: the site, the screens, the mails and the bot, the texts of the demo. */
const folders = ['packages/site/src', 'packages/local/src/demo', 'web/src', 'functions/src']

const sources = globSync(
  folders.map((folder) => `${folder}/**/*.{ts,tsx,txt,json,html}`),
  { cwd: root },
).filter((name) => !/\.test\.tsx?$/.test(name))

/** A Bengali ending right behind `{promise}` or `${name}`: which one is right depends on the value's last letter. */
const gluedEnding = /\{[^{}\n]*\}[\u200c\u200d]*[\u0980-\u09ff]/g

test('no Bengali ending is glued to a value that is filled in', () => {
  expect(sources.length).toBeGreaterThan(500)
  const found = sources.flatMap((name) =>
    [...readFileSync(join(root, name), 'utf8').matchAll(gluedEnding)].map(
      ([glued]) => `${name}: ${glued}`,
    ),
  )
  expect(found).toEqual([])
})
