import { expect, test } from 'vitest'
import { readOncePerPass, shareReads } from './reading-once.ts'

/** Answers how many reads there were. */
const counting = () => {
  let reads = 0
  return readOncePerPass(async ({ pk }: { pk: string }) => `${pk} ${++reads}`)
}

test('equal reads of one pass are made once, those of another pass and of none anew', async () => {
  const read = counting()
  const pass = () => shareReads(() => Promise.all(['A', 'B', 'A'].map((pk) => read({ pk }))))
  expect(await pass()).toEqual(['A 1', 'B 2', 'A 1'])
  expect(await pass()).toEqual(['A 3', 'B 4', 'A 3'])
  expect([await read({ pk: 'A' }), await read({ pk: 'A' })]).toEqual(['A 5', 'A 6'])
})

test('a pass within a pass reads anew', async () => {
  const read = counting()
  const answers = await shareReads(async () => [
    await read({ pk: 'A' }),
    await shareReads(() => read({ pk: 'A' })),
    await read({ pk: 'A' }),
  ])
  expect(answers).toEqual(['A 1', 'A 2', 'A 1'])
})
