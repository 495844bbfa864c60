import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { guardTable } from './guard-table.ts'

const written = (pk: string) => ({ PutRequest: { Item: { pk: { S: pk }, sk: { S: 'x' } } } })
const erased = (pk: string) => ({ DeleteRequest: { Key: { pk: { S: pk }, sk: { S: 'x' } } } })

test('each item of a batch is judged, as each other call is, for the function whose token it has', async () => {
  const server = createServer((_, response) => response.end('done'))
  const refused: string[] = []
  guardTable(server, (_, refusal) => refused.push(refusal))
  await once(server.listen(0), 'listening')
  const { port }: AddressInfo = Object(server.address())
  const send = async (name: string, action: string, body: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers: { 'x-amz-security-token': name, 'x-amz-target': `DynamoDB_20120810.${action}` },
      body: JSON.stringify(body),
    })
    return answer.status
  }
  const batch = (...requests: object[]) => ({ RequestItems: { table: requests } })
  const events = batch(erased('LEAD-EVENTS#1'), erased('LEAD-EVENTS#1'))
  expect(await send('leads', 'BatchWriteItem', events)).toBe(200)
  expect(await send('search-words', 'BatchWriteItem', batch(written('FOUND#lead#ri')))).toBe(200)
  const mixed = batch(erased('LEAD-EVENTS#1'), written('USER#mitali'))
  expect(await send('leads', 'BatchWriteItem', mixed)).toBe(400)
  expect(await send('leads', 'Scan', {})).toBe(400)
  expect(refused).toEqual([
    'leads may not dynamodb:BatchWriteItem on USER#mitali',
    'leads may not dynamodb:Scan',
  ])
  server.close()
})
