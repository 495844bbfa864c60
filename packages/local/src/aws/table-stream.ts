import { streamedEntity } from '@bong-bari/table'
import type { Change, Entry } from './table-log.ts'

/** In wire format. */
export type Answer = { status: number; body: object }

const mostRecords = 1_000

type Asked = {
  StreamArn?: string
  TableName?: string
  ShardIteratorType?: string
  SequenceNumber?: string
  ShardIterator?: string
  Limit?: number
}

type Numbered = { number: number; at: number; change: Change }

const arnOf = (table: string) =>
  `arn:aws:dynamodb:ap-south-1:000000000000:table/${table}/stream/2026-11-24T00:00:00.000`
const tableIn = (arn = '') => arn.split('/')[1] ?? ''

const shardId = 'shardId-00000000000000000001-00000001'

const textIn = (value: unknown) => String(Object(value).S)
const plainKey = ({ key: { pk, sk } }: Change) => ({ pk: textIn(pk), sk: textIn(sk) })

const eventOf = ({ old, next }: Change) => {
  if (!old) return 'INSERT'
  return next ? 'MODIFY' : 'REMOVE'
}

const recordOf = ({ number, at, change }: Numbered) => ({
  eventID: String(number),
  eventName: eventOf(change),
  eventVersion: '1.1',
  eventSource: 'aws:dynamodb',
  awsRegion: 'ap-south-1',
  dynamodb: {
    ApproximateCreationDateTime: Math.floor(at / 1000),
    Keys: change.key,
    ...(change.next && { NewImage: change.next }),
    ...(change.old && { OldImage: change.old }),
    SequenceNumber: String(number),
    SizeBytes: JSON.stringify(change).length,
    StreamViewType: 'NEW_AND_OLD_IMAGES',
  },
})

/** One endless shard, filtered as deployed (search words are a hundred times as many). Its one reader confirms by asking on. */
export const startTableStream = () => {
  let records: (Numbered & { entry: Entry })[] = []
  let last = 0

  const add = (entry: Entry) => {
    for (const change of entry.changes)
      if (streamedEntity(plainKey(change)))
        records.push({ number: ++last, at: entry.at ?? Date.now(), change, entry })
  }

  const iteratorOf = ({ StreamArn, ShardIteratorType, SequenceNumber }: Asked) => {
    const before: Record<string, number> = {
      TRIM_HORIZON: 0,
      LATEST: last,
      AFTER_SEQUENCE_NUMBER: Number(SequenceNumber),
      AT_SEQUENCE_NUMBER: Number(SequenceNumber) - 1,
    }
    return `${tableIn(StreamArn)} ${before[ShardIteratorType ?? ''] ?? 0}`
  }

  const actions: Record<string, (asked: Asked) => object> = {
    ListStreams: ({ TableName = '' }) => ({
      Streams: [{ StreamArn: arnOf(TableName), TableName, StreamLabel: '2026-11-24T00:00:00.000' }],
    }),
    DescribeStream: ({ StreamArn }) => ({
      StreamDescription: {
        StreamArn,
        StreamStatus: 'ENABLED',
        StreamViewType: 'NEW_AND_OLD_IMAGES',
        TableName: tableIn(StreamArn),
        Shards: [{ ShardId: shardId, SequenceNumberRange: { StartingSequenceNumber: '1' } }],
      },
    }),
    GetShardIterator: (asked) => ({ ShardIterator: iteratorOf(asked) }),
    GetRecords: ({ ShardIterator = '', Limit = mostRecords }) => {
      const [table = '', after = '0'] = ShardIterator.split(' ')
      records = records.filter(({ number, change }) => change.table !== table || number > +after)
      const found = records.filter(({ change }) => change.table === table).slice(0, Limit)
      return {
        Records: found.map(recordOf),
        NextShardIterator: `${table} ${found.at(-1)?.number ?? after}`,
      }
    },
  }

  return {
    add,
    /** Before logged entries return. */
    forget: () => {
      records = []
    },
    /** Undefined for other calls. */
    answer: (action: string, input: object): Answer | undefined => {
      const act = actions[action]
      return act && { status: 200, body: act(input) }
    },
    /** Oldest first. */
    unread: () => [...new Set(records.map(({ entry }) => entry))],
  }
}
