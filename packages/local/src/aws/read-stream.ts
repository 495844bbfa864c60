import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
} from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBRecord } from 'aws-lambda'
import { clientSettings } from './credentials.ts'

/** Reads a table's stream from its start. The stream keeps the records of one `next` until the following call confirms them. */
export const readStream = async (endpoint: string, TableName: string) => {
  const client = new DynamoDBStreamsClient(clientSettings(endpoint))
  const { Streams = [] } = await client.send(new ListStreamsCommand({ TableName }))
  const StreamArn = Streams[0]?.StreamArn
  const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn }))
  const ShardId = StreamDescription?.Shards?.[0]?.ShardId
  const first = { StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' } as const
  let { ShardIterator } = await client.send(new GetShardIteratorCommand(first))
  return {
    /** Returns up to `Limit` records, the oldest first, or none if nothing changed. */
    next: async (Limit: number): Promise<DynamoDBRecord[]> => {
      const page = await client.send(new GetRecordsCommand({ ShardIterator, Limit }))
      ShardIterator = page.NextShardIterator
      // Lambda gets the records as JSON, with times in seconds.
      return (page.Records ?? []).map((record) => JSON.parse(JSON.stringify(record)))
    },
    stop: () => client.destroy(),
  }
}
