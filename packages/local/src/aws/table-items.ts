import { BatchWriteItemCommand, DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb'
import { clientSettings } from './credentials.ts'

type Table = { endpoint: string; tableName: string }
type Place = { pk: string; sk: string }

/** To look for leftovers. */
export const placesIn = async ({ endpoint, tableName }: Table): Promise<Place[]> => {
  const client = new DynamoDBClient(clientSettings(endpoint))
  const places: Place[] = []
  for await (const { Items = [] } of paginateScan({ client }, { TableName: tableName }))
    places.push(...Items.map(({ pk, sk }) => ({ pk: pk?.S ?? '', sk: sk?.S ?? '' })))
  client.destroy()
  return places
}

/** Bypasses the stream. */
export const forget = async ({ endpoint, tableName }: Table, places: readonly Place[]) => {
  const client = new DynamoDBClient(clientSettings(endpoint))
  const requests = places.map(({ pk, sk }) => ({
    DeleteRequest: { Key: { pk: { S: pk }, sk: { S: sk } } },
  }))
  for (let at = 0; at < requests.length; at += 25)
    await client.send(
      new BatchWriteItemCommand({ RequestItems: { [tableName]: requests.slice(at, at + 25) } }),
    )
  client.destroy()
}
