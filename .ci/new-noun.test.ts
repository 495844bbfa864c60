import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { newNoun } from './new-noun.ts'

const { added, edited } = newNoun('testimonial', 'testimonials')

test('a new noun finds its places in the files that it is entered in', () => {
  for (const text of Object.values(edited)) expect(text).toContain('testimonial')
})

test('what a new noun imports is there', () => {
  for (const [path, text] of Object.entries({ ...added, ...edited }))
    for (const [, from = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const file = join(dirname(path), from)
      expect([path, from, file in added || existsSync(file)]).toEqual([path, from, true])
    }
})
