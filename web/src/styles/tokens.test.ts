// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const tokens = read('styles/tokens.css')

/** Drawings in an address cannot know the tokens. */
const withoutDrawings = (text: string) => text.replaceAll(/url\("data:.*?"\)/g, '')

const written = globSync('**/*.{css,ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$|styles\/(tokens|fonts|font-fallbacks)\.css$/.test(path))
  .map((path) => ({ path, text: withoutDrawings(read(path)) }))

/** How a utility names a token of a namespace. */
const utilities: Record<string, string> = {
  color:
    '(bg|text|border(-[trblxyse])?|outline|fill|stroke|decoration|from|via|to|ring|shadow|accent|caret)-',
  text: 'text-',
  font: 'font-',
  radius: 'rounded(-[a-z]{1,2})?-',
  shadow: 'shadow-',
  ease: 'ease-',
  animate: 'animate-',
  breakpoint: '(max-)?',
}

const isUsed = (token: string) => {
  const [namespace = '', ...rest] = token.split('-')
  const utility = utilities[namespace]
  const named = utility && `(^|[^\\w-])(-?${utility}${rest.join('-')}(?![\\w-]))`
  const use = new RegExp(`\\((\\w+:)?--${token}[,)]${named ? `|${named}` : ''}`)
  return use.test(tokens) || written.some(({ text }) => use.test(text))
}

test('every token is used', () => {
  const names = [...tokens.matchAll(/^ {2}--([\w-]+):/gm)].map(([, name = '']) => name)
  const own = names.filter((name) => !name.endsWith('--line-height') && name !== 'spacing')
  expect(own.length).toBeGreaterThan(60)
  expect(own.filter((name) => !isUsed(name))).toEqual([])
})

/** Still to be painted from the tokens. */
const unpainted =
  /^(styles\/(office|objects)|features\/(auth|bot-training|dashboard|leads|posts|sections|settings)|office)\/|^ui\/toast/

const offenders = (pattern: RegExp) =>
  written
    .filter(({ path }) => /\.(css|tsx)$/.test(path) && !unpainted.test(path))
    .flatMap(({ path, text }) => (text.match(pattern) ?? []).map((found) => `${path}: ${found}`))

test('no stylesheet or component names a colour of its own', () => {
  expect(offenders(/#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi)).toEqual([])
})

test('no stylesheet or component names a letter size of its own', () => {
  expect(offenders(/font(-size)?:[^;]*?[\d.]+(px|rem)|\btext-\[[\d.]+\w+\]/g)).toEqual([])
})

test('the utilities of every feature are made: of those that visitors read, and of the office', () => {
  const [, listed = ''] = /@source "\.\.\/features\/\{(.*)\}"/.exec(read('styles/app.css')) ?? []
  const ofVisitors = listed.split(',')
  const isOfOffice = (folder: string) =>
    written.some(
      ({ path, text }) =>
        path.startsWith(`features/${folder}/`) && /from '\.\.\/\.\.\/office\//.test(text),
    )
  const folders = new Set(written.map(({ path }) => /^features\/([^/]+)/.exec(path)?.[1] ?? ''))
  folders.delete('')
  expect([...folders].filter((one) => !ofVisitors.includes(one) && !isOfOffice(one))).toEqual([])
  expect(read('styles/office.css')).toContain('@source "../features";')
})

test('a drawing with letters takes its face from the tokens', () => {
  const art = read('ui/art.svg')
  const texts = art.match(/<text[^>]*>/g) ?? []
  expect(texts.length).toBeGreaterThan(0)
  for (const text of texts) expect(text).toMatch(/font-family:var\(--font-/)
})
