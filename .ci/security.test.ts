import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/SECURITY.md', 'utf8')
const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')

type Proof = { name: string; words: string[] }

/** Each file that is named with words of its tests: `name` “words”, “words”. */
const proofsIn = (text: string): Proof[] =>
  [...text.matchAll(/`([\w./-]+\.tsx?)` ?\(?((?:“[^”]+”,?\s?)*)/g)].map(
    ([, name = '', quoted = '']) => ({
      name,
      words: [...quoted.matchAll(/“([^”]+)”/g)].map(([, one = '']) => one),
    }),
  )

/** The one file of that name, or with the end of a path where several share it. */
const fileNamed = (name: string) => {
  const found = files.filter((file) => file === name || file.endsWith(`/${name}`))
  expect(found, name).toHaveLength(1)
  return found[0] ?? ''
}

test('every promise of the security page names tests that measure it', () => {
  const promises = page
    .split('\n')
    .filter((line) => /^\| .* \| .* \| `/.test(line) || /^\| (\d|-|LLM|UTS|WebAuthn)/.test(line))
  expect(promises.length).toBeGreaterThan(50)
  for (const row of promises) {
    const proofs = proofsIn(row.split(' | ').at(-1) ?? '')
    expect(proofs, row).not.toEqual([])
  }
})

test('the tests that the security page names have these words', () => {
  for (const { name, words } of proofsIn(page)) {
    const text = readFileSync(fileNamed(name), 'utf8')
    for (const one of words) expect(text, `${name} says ${one}`).toContain(one)
  }
})
