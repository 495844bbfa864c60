import { CallError } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { type Found, type Kept, makeLedger } from './ledger.ts'

const open = () => {
  const complaints: string[] = []
  const ledger = makeLedger('post', (complaint) => complaints.push(complaint))
  const kept: Kept = { mark: 'one', id: '', may: [0], stood: false }
  const answered = (edition: number) => ledger.send(kept, edition, async () => 'id')
  const failed = (edition: number, error: Error = new Error('socket hang up')) =>
    ledger.send(kept, edition, async () => {
      throw error
    })
  return { complaints, ledger, kept, answered, failed }
}

const found = (edition: number, mark = 'one'): Found => ({
  mark,
  id: 'id',
  is: (asked) => asked === edition,
})

test('what was acknowledged must be there, once, as it was sent', async () => {
  for (const [there, complaint] of [
    [[found(1)], undefined],
    [[], 'post one should be 1 and is gone'],
    [[found(1), found(1)], 'post one is there 2 times'],
    [[found(2)], 'post one should be 1 and is something else'],
    [[found(1), found(1, 'two')], 'post two was never sent'],
  ] as const) {
    const { complaints, ledger, answered } = open()
    await answered(1)
    ledger.compare(there)
    expect(complaints).toEqual(complaint ? [complaint] : [])
  }
})

test('what was not answered is either done or not, and from then on as it was found', async () => {
  const { complaints, ledger, answered, failed } = open()
  await answered(1)
  await failed(2)
  expect(ledger.there()).toEqual([])
  ledger.compare([found(2)])
  expect(complaints).toEqual([])
  ledger.compare([found(1)])
  expect(complaints).toEqual(['post one should be 2 and is something else'])
})

test('what was written just now is left alone for a while', async () => {
  const { ledger, kept, answered } = open()
  await answered(1)
  expect(ledger.there()).toEqual([])
  kept.restsUntil = performance.now() - 1
  expect(ledger.there()).toEqual([kept])
})

test('a deletion that was acknowledged holds, one without an answer may', async () => {
  const { complaints, ledger, answered, failed } = open()
  await failed(1)
  expect(ledger.unanswered()).toHaveLength(1)
  ledger.compare([])
  await answered(2)
  await failed(0)
  ledger.compare([])
  ledger.compare([found(2)])
  expect(complaints).toEqual(['post one should be 0 and is something else'])
})

test('a refusal changes nothing, and is a complaint unless it asks for patience', async () => {
  const { complaints, ledger, failed } = open()
  await failed(1, new CallError(429, '', '{}'))
  expect(complaints).toEqual([])
  await failed(1, new CallError(409, '', 'taken'))
  expect(complaints).toEqual(['post one was refused: 409: taken'])
  ledger.compare([])
  expect(complaints).toHaveLength(1)
})
