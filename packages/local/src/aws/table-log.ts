import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { streamedEntity } from '@bong-bari/table'
import type { Item } from './judge-write.ts'

/** Undefined is none. */
export type Change = {
  table: string
  key: Item
  old?: Item | undefined
  next?: Item | undefined
}

/** Of a transaction's token. */
export type Token = { id: string; asked: string; at: number }

/** Atomic; `at` in epoch milliseconds. */
type Entry = { changes: Change[]; at?: number | undefined; token?: Token | undefined }

/** Bytes before applied entries are dropped. */
const most = 4 * 2 ** 20

const entryIn = (line: string): Entry | undefined => {
  try {
    return JSON.parse(line)
  } catch {
    // Killed while writing, so nobody was answered.
    return undefined
  }
}

/** What is logged has happened, applied or not. In memory without a path. */
export const openTableLog = (path: string | undefined) => {
  const file = path === undefined ? undefined : openSync(path, 'a')
  /** Bytes at the start. */
  let begun = 0

  /** Throws on a full disk, keeping none. */
  const append = (...entries: Entry[]) => {
    if (file === undefined) return
    const { size } = fstatSync(file)
    const lines = Buffer.from(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
    try {
      for (let at = 0; at < lines.length; ) at += writeSync(file, lines, at)
    } catch (error) {
      ftruncateSync(file, size)
      throw error
    }
  }

  return {
    append,
    /** Oldest first. */
    entries: () =>
      path === undefined
        ? []
        : readFileSync(path, 'utf8')
            .split('\n')
            .flatMap((line) => entryIn(line) ?? []),
    isLong: () => file !== undefined && fstatSync(file).size > begun + most,
    /** Drops applied ones, except these tokens and the stream's unread. */
    forget: (tokens: Iterable<Token>, unread: readonly Entry[]) => {
      if (file === undefined) return
      ftruncateSync(file, 0)
      append(
        ...[...tokens].map((token) => ({ changes: [], token })),
        ...unread.map(({ changes, at }) => ({ changes, at })),
      )
      begun = fstatSync(file).size
    },
    close: () => {
      if (file !== undefined) closeSync(file)
    },
  }
}

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
