import { afterAll, expect, test } from 'vitest'
import { failTableCalls, listItemKeys, startTable } from '../../../local/src/index.ts'

const table = await startTable()
Object.assign(process.env, table.env)
const index = (await import('./search-index.ts')).indexLead
afterAll(() => table.stop())

const createdAt = '2026-11-20T10:00:00.000Z'
const many = (letter: string) => Array.from({ length: 60 }, (_, at) => `${letter}${at}`)

/** Under which beginnings a thing stands. */
const standing = async (id: string) =>
  (await listItemKeys(table))
    .filter(({ pk, sk }) => pk.startsWith('FOUND#lead#') && sk.endsWith(`#${id}`))
    .map(({ pk }) => pk.replace('FOUND#lead#', ''))
    .sort()

/** Fails at one call; answers whether it came that far. */
const stoppedAt = async (stop: number, run: () => Promise<unknown>) => {
  let calls = 0
  const failed = failTableCalls(() => ++calls === stop, run).then(
    () => false,
    () => true,
  )
  return failed
}

test('wherever a call stops, the next one puts a thing under all its beginnings and no others', async () => {
  let isStopped = true
  for (let stop = 1; isStopped; stop++) {
    const thing = { id: crypto.randomUUID(), createdAt }
    isStopped = await stoppedAt(stop, () => index(thing, many('a')))
    expect([stop, await index(thing, many('a'))]).toEqual([stop, true])
    expect(await standing(thing.id)).toEqual(many('a').sort())

    await stoppedAt(stop, () => index(thing, many('b')))
    await stoppedAt(stop, () => index(thing, many('c')))
    expect(await index(thing, many('c'))).toBe(true)
    expect(await standing(thing.id)).toEqual(many('c').sort())

    const gone = { id: thing.id, createdAt: undefined }
    await stoppedAt(stop, () => index(gone, []))
    expect(await index(gone, [])).toBe(true)
    expect(await standing(thing.id)).toEqual([])
    if (!isStopped) expect(stop).toBeGreaterThan(5)
  }
  const left = (await listItemKeys(table)).filter(({ pk }) => pk.startsWith('FOUND'))
  expect(left).toEqual([])
})

test('a thing that stands as it should costs one read', async () => {
  const thing = { id: crypto.randomUUID(), createdAt }
  await index(thing, many('a'))
  const wrote = await stoppedAt(2, () => index(thing, many('a')))
  expect(wrote).toBe(false)
})
