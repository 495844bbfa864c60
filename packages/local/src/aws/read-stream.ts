import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
} from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBRecord } from 'aws-lambda'
import { clientSettings } from './credentials.ts'

/**
 * Reads the stream of a table from its beginning: of the embedded engine what nobody has read, of others what they
 * still have. What was read is asked for again until `next` is called after it.
 */
export const readStream = async (endpoint: string, TableName: string) => {
  const client = new DynamoDBStreamsClient(clientSettings(endpoint))
  const { Streams = [] } = await client.send(new ListStreamsCommand({ TableName }))
  const StreamArn = Streams[0]?.StreamArn
  const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn }))
  const ShardId = StreamDescription?.Shards?.[0]?.ShardId
  const first = { StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' } as const
  let { ShardIterator } = await client.send(new GetShardIteratorCommand(first))
  return {
    /** The next records, oldest first, at most `Limit`; none where nothing has changed since. */
    next: async (Limit: number): Promise<DynamoDBRecord[]> => {
      const found = await client.send(new GetRecordsCommand({ ShardIterator, Limit }))
      ShardIterator = found.NextShardIterator
      // As Lambda hands them over: JSON, times in seconds.
      return (found.Records ?? []).map((record) => JSON.parse(JSON.stringify(record)))
    },
    stop: () => client.destroy(),
  }
}
