// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { changeQuery } from './resource.ts'

const queryKey = ['names']

const without = (name: string) => (names: string[]) => names.filter((one) => one !== name)

/** A client that knows `known`, and waits for an answer where one is to come. */
const start = (known?: string[]) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  if (known) client.setQueryData(queryKey, known)
  const names = () => client.getQueryData<string[]>(queryKey)
  const ask = () => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>()
    const asked = client.fetchQuery({ queryKey, queryFn: () => promise, staleTime: 0 })
    return { resolve, reject, asked }
  }
  return { client, names, ask }
}

test('a change is known at once, and nothing is made up where nothing is known', () => {
  const { client, names } = start(['Ma', 'Baba'])
  changeQuery(client, queryKey, without('Ma'))
  expect(names()).toEqual(['Baba'])
  const blank = start()
  changeQuery(blank.client, queryKey, without('Ma'))
  expect(blank.names()).toBeUndefined()
})

test('an answer that was under way does not undo it, whatever was known before', async () => {
  for (const known of [['Ma', 'Baba'], undefined]) {
    const { client, names, ask } = start(known)
    const { resolve, asked } = ask()
    changeQuery(client, queryKey, without('Ma'))
    resolve(['Ma', 'Baba', 'Didi'])
    await asked
    expect(names()).toEqual(['Baba', 'Didi'])
  }
})

test('an answer that was asked for later is taken as it is', async () => {
  const { client, names, ask } = start(['Ma', 'Baba'])
  changeQuery(client, queryKey, without('Ma'))
  const { resolve, asked } = ask()
  resolve(['Ma'])
  await asked
  expect(names()).toEqual(['Ma'])
})

test('an answer that fails leaves the change', async () => {
  const { client, names, ask } = start(['Ma', 'Baba'])
  const { reject, asked } = ask()
  changeQuery(client, queryKey, without('Ma'))
  reject(new Error('broken'))
  await expect(asked).rejects.toThrow('broken')
  expect(names()).toEqual(['Baba'])
})
