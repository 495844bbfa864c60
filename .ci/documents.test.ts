import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(file))
const documents = tracked.filter((file) => file.endsWith('.md'))
const textOf = (file: string) => readFileSync(file, 'utf8')

/** GitHub's name of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

const anchorsIn = (file: string) =>
  [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

test.each(documents)('each link of %s leads somewhere', (document) => {
  for (const [, link = ''] of textOf(document).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)) {
    const [path = '', anchor] = link.split('#')
    const file = path ? join(dirname(document), path) : document
    expect(existsSync(file), `${document}: ${link}`).toBe(true)
    if (anchor) expect(anchorsIn(file), `${document}: ${link}`).toContain(anchor)
  }
})

// Documents also name what a build or a run makes, which a fresh clone lacks.
const isMade = (path: string) => /(^|\/)(dist|node_modules|\.reports)(\/|$)/.test(path)
const rooted = /`((?:packages|functions|infra|web|docs|\.ci|\.github)\/[^`\s]*)`/g

/** `<group>` is any name; globs know `{a,b}`. */
const asGlob = (path: string) => path.replace(/<[^>]+>/g, '*')

test.each(documents)('each file and folder that %s names is there', (document) => {
  for (const [, path = ''] of textOf(document).matchAll(rooted)) {
    if (isMade(path)) continue
    expect(globSync(asGlob(path)), `${document}: ${path}`).not.toEqual([])
  }
})

const shortened = /`(?:\.\.\/)*([\w.-]+\/[\w./-]+\.(?:tsx?|css|mjs|json))`/g

test.each(documents)('each file that %s names by the end of its path is there', (document) => {
  for (const [, path = ''] of textOf(document).matchAll(shortened)) {
    if (isMade(path)) continue
    const found = tracked.some((file) => file === path || file.endsWith(`/${path}`))
    expect(found, `${document}: ${path}`).toBe(true)
  }
})

test('each name in the table of nouns is a file or folder in its place', () => {
  const folders = [
    'packages/contract/src',
    'functions/src',
    'packages/table/src',
    'web/src/features',
  ]
  const page = textOf('docs/ARCHITECTURE.md')
  const rows = [...page.matchAll(/^\| [^|]+ \|([^|]+)\|([^|]+)\|([^|]+)\|([^|]+)\|$/gm)]
  expect(rows.length).toBeGreaterThan(10)
  for (const [row, ...cells] of rows)
    for (const [at, cell] of cells.entries())
      for (const [, name = ''] of cell.matchAll(/`([^`]+)`/g)) {
        const found = [join(folders[at] ?? '', name), name].flatMap((path) => globSync(path))
        expect(found, row).not.toEqual([])
      }
})
