import { expect, test } from 'vitest'
import { api } from '../api.ts'
import { createClient, readFileName } from './client.ts'

const exported = (headers: Record<string, string>) => {
  const fetch = async () => new Response('ID\r\n', { headers })
  return createClient({ fetch })(api.exports.leads, { query: { format: 'xlsx' } })
}

test('API-08 CALL-04 an export is a file, not JSON', async () => {
  const { blob } = await exported({ 'content-type': 'text/csv' })
  expect(await blob.text()).toBe('ID\r\n')
  expect(blob.type).toBe('text/csv')
})

test('API-32 the name comes from content-disposition, else it is leads-export.{format}', async () => {
  const named = { 'content-disposition': 'attachment; filename="leads-export-2026-11-21.xlsx"' }
  expect((await exported(named)).name).toBe('leads-export-2026-11-21.xlsx')
  expect((await exported({})).name).toBe('leads-export.xlsx')
  expect((await exported({ 'content-disposition': 'attachment' })).name).toBe('leads-export.xlsx')
})

test.each([
  ['attachment; filename=leads.csv', 'leads.csv'],
  ['attachment; filename="a \\"b\\".csv"', 'a "b".csv'],
  ['attachment; filename="x.csv"; filename*=UTF-8\'\'%E0%A6%98%E0%A6%B0.csv', 'ঘর.csv'],
  ['attachment; filename*=UTF-8\'\'%E0; filename="x.csv"', 'x.csv'],
  ['attachment; filename="../../leads.csv"', 'leads.csv'],
  ['inline', undefined],
  [null, undefined],
])('the name in %j is %j', (header, name) => {
  expect(readFileName(header)).toBe(name)
})
