import { leadOf } from '@bong-bari/contract/testing'
import { expect, test } from 'vitest'
import { Refusal } from '../http/refuse.ts'
import { inert } from './csv.ts'
import { atMost } from './export-leads.ts'
import { xlsxText } from './xlsx.ts'

async function* pages(...counts: number[]) {
  for (const count of counts) yield Array.from({ length: count }, () => leadOf())
}

const total = async (limit: number, ...counts: number[]) => {
  let sum = 0
  for await (const some of atMost(limit, pages(...counts))) sum += some.length
  return sum
}

test('as many leads as the limit are exported, one more is refused naming limit and filters', async () => {
  expect(await total(20_000, 12_000, 8_000)).toBe(20_000)
  const refusal = await total(20_000, 12_000, 8_001).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({
    code: 'export-too-large',
    status: 400,
    message: expect.stringMatching(
      /100,000 as csv, 30,000 as xlsx, 10,000 as pdf.*leadStatus.*opened/,
    ),
  })
})

test.each(['+91 9830012345', '+1 2125', '9830012345', 'a=1', 'নমস্কার', ''])(
  '%j is harmless in a CSV and stays as it is',
  (text) => {
    expect(inert(text)).toBe(text)
  },
)

test.each(['+91 9830012345+1', '+91  98300', '+919830012345', '=A1', ' -1', '\t', '\u00a0@x'])(
  '%j could start a formula and gets an apostrophe',
  (text) => {
    expect(inert(text)).toBe(`'${text}`)
  },
)

test.each([
  ['a;=1', "a;'=1"],
  ['- one\n- two', "'- one\n'- two"],
  ['a\r\n+1', "a\r\n'+1"],
  ['one; two, a=1\nthree', 'one; two, a=1\nthree'],
])('%j could start one inside and becomes %j', (text, written) => {
  expect(inert(text)).toBe(written)
})

test('what a sheet would take for an escape is escaped', () => {
  expect(xlsxText('_x0041_ \r\u0001 __x000D_')).toBe('_x005F_x0041_ \n_x0001_ __x005F_x000D_')
  expect(xlsxText('snake_x_case _x12_')).toBe('snake_x_case _x12_')
})
