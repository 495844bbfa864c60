import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pages } from '@bong-bari/edge'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { requireWeb } from './built-web.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'web-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

test('a web that was not built stops the synthesis with what to do', () => {
  expect(() => requireWeb(join(dir, 'missing'))).toThrow(
    'The built web lacks index.html: run `npx -y pnpm@12 build` first.',
  )
})

const write = (file: string) => {
  mkdirSync(dirname(join(dir, file)), { recursive: true })
  writeFileSync(join(dir, file), '<!doctype html>')
}

test('a web that lacks one page is refused, and taken once it is there', () => {
  const [last = '', ...others] = [...new Set(Object.values(pages))].reverse()
  others.forEach(write)
  expect(() => requireWeb(dir)).toThrow(`The built web lacks ${last.slice(1)}`)
  write(last)
  expect(requireWeb(dir)).toBe(dir)
})
