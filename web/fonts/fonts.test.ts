// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Font } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { hasOnlyCommonLetters } from '../src/entries/common-letters.ts'
import {
  bengaliFaces,
  commonSyllables,
  fontOf,
  makeBengali,
  makeFonts,
  shapeText,
} from './fonts.ts'

const folder = import.meta.dirname

test('the font files are what the script makes', async () => {
  const fonts = await makeFonts()
  const files = (await readdir(folder)).filter((name) => name.endsWith('.woff2'))
  expect(files.sort()).toEqual([...fonts.keys()].sort())
  for (const [name, bytes] of fonts)
    expect(Buffer.compare(await readFile(join(folder, name)), bytes), name).toBe(0)
})

const sources = globSync(['web/src/**/*.{ts,tsx}', 'packages/site/src/**/*.ts'], {
  cwd: join(folder, '../..'),
  exclude: ['**/*.test.*'],
}).map((path) => readFileSync(join(folder, '../..', path), 'utf8'))

/** Bengali words of our own texts. */
const ownWords = [
  ...new Set(sources.flatMap((text) => text.match(/[\u0980-\u09fe\u200c\u200d]+/g) ?? [])),
]

test('the common letters draw every word of our own texts', () => {
  expect(ownWords.length).toBeGreaterThan(1_000)
  // Whoever writes a word with another conjunct adds it to the list.
  expect(ownWords.filter((word) => !hasOnlyCommonLetters(word))).toEqual([])
})

/** Draws a text: outlines, and where they stand. */
const penOf = (font: Font) => {
  const outlines = new Map<number, string>()
  const outlineOf = (glyph: number) => {
    const outline = outlines.get(glyph) ?? font.glyphToPath(glyph)
    outlines.set(glyph, outline)
    return outline
  }
  return (text: string) =>
    shapeText(font, text)
      .map(({ codepoint, place }) => `${outlineOf(codepoint)} ${place.join(' ')}`)
      .join()
}

test.each(bengaliFaces)(
  'the common letters of %s are drawn as by the whole file',
  async (...face) => {
    const { whole, common } = await makeBengali(face)
    const [drawWhole, drawCommon] = [penOf(fontOf(whole)), penOf(fontOf(common))]
    const texts = [...commonSyllables, ...ownWords]
    expect(texts.filter((text) => drawCommon(text) !== drawWhole(text))).toEqual([])
  },
)
