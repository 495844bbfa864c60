import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { streamedEntity } from '@bong-bari/table'
import type { Item } from './judge-write.ts'

/** A changed item: `old` and `next` are the item before and after, undefined where there is none. */
export type Change = {
  table: string
  key: Item
  old?: Item | undefined
  next?: Item | undefined
}

/** A transaction's token; `writesHash` is the hash of its writes, `at` epoch milliseconds. */
export type Token = { id: string; writesHash: string; at: number }

/** Changes that belong together; `at` is in epoch milliseconds. */
type Entry = { changes: Change[]; at?: number | undefined; token?: Token | undefined }

/** Applied entries are dropped when the log exceeds this. */
const maxLogBytes = 4 * 2 ** 20

const parseEntry = (line: string): Entry | undefined => {
  try {
    return JSON.parse(line)
  } catch {
    // The process was killed while it wrote this line, so the caller got no answer.
    return undefined
  }
}

/** Opens the log of writes. Whatever is in the log has happened, whether it was applied or not. Without a path nothing is logged. */
export const openTableLog = (path: string | undefined) => {
  const file = path === undefined ? undefined : openSync(path, 'a')
  /** The size after the last clean-up. */
  let keptBytes = 0

  /** Appends all entries, or throws on a full disk and appends none. */
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
    /** Returns all entries, the oldest first. */
    entries: () =>
      path === undefined
        ? []
        : readFileSync(path, 'utf8')
            .split('\n')
            .flatMap((line) => parseEntry(line) ?? []),
    isLong: () => file !== undefined && fstatSync(file).size > keptBytes + maxLogBytes,
    /** Drops applied entries, but keeps these tokens and the entries that the stream's reader has not read. */
    forget: (tokens: Iterable<Token>, unread: readonly Entry[]) => {
      if (file === undefined) return
      ftruncateSync(file, 0)
      append(
        ...[...tokens].map((token) => ({ changes: [], token })),
        ...unread.map(({ changes, at }) => ({ changes, at })),
      )
      keptBytes = fstatSync(file).size
    },
    close: () => {
      if (file !== undefined) closeSync(file)
    },
  }
}

/** An answer in wire format. */
export type Answer = { status: number; body: object }

const maxRecords = 1_000

type StreamRequest = {
  StreamArn?: string
  TableName?: string
  ShardIterator?: string
  Limit?: number
}

type Numbered = { number: number; at: number; change: Change }

const streamArnOf = (table: string) =>
  `arn:aws:dynamodb:ap-south-1:000000000000:table/${table}/stream/2026-11-24T00:00:00.000`
const tableNameIn = (arn = '') => arn.split('/')[1] ?? ''

const shardId = 'shardId-00000000000000000001-00000001'

const textIn = (value: unknown) => String(Object(value).S)
const plainKey = ({ key: { pk, sk } }: Change) => ({ pk: textIn(pk), sk: textIn(sk) })

const eventNameOf = ({ old, next }: Change) => {
  if (!old) return 'INSERT'
  return next ? 'MODIFY' : 'REMOVE'
}

const toRecord = ({ number, at, change }: Numbered) => ({
  eventID: String(number),
  eventName: eventNameOf(change),
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

/** A table's stream with one shard, which has only entities with a reaction: search words would be a hundred times as many. Its only reader confirms records by asking for the next. */
export const startTableStream = () => {
  let records: (Numbered & { entry: Entry })[] = []
  let lastNumber = 0

  const add = (entry: Entry) => {
    for (const change of entry.changes)
      if (streamedEntity(plainKey(change)))
        records.push({ number: ++lastNumber, at: entry.at ?? Date.now(), change, entry })
  }

  const actions: Record<string, (request: StreamRequest) => object> = {
    ListStreams: ({ TableName = '' }) => ({
      Streams: [
        { StreamArn: streamArnOf(TableName), TableName, StreamLabel: '2026-11-24T00:00:00.000' },
      ],
    }),
    DescribeStream: ({ StreamArn }) => ({
      StreamDescription: {
        StreamArn,
        StreamStatus: 'ENABLED',
        StreamViewType: 'NEW_AND_OLD_IMAGES',
        TableName: tableNameIn(StreamArn),
        Shards: [{ ShardId: shardId, SequenceNumberRange: { StartingSequenceNumber: '1' } }],
      },
    }),
    // The only reader begins at the oldest record.
    GetShardIterator: ({ StreamArn }) => ({ ShardIterator: `${tableNameIn(StreamArn)} 0` }),
    GetRecords: ({ ShardIterator = '', Limit = maxRecords }) => {
      const [table = '', after = '0'] = ShardIterator.split(' ')
      records = records.filter(({ number, change }) => change.table !== table || number > +after)
      const page = records.filter(({ change }) => change.table === table).slice(0, Limit)
      return {
        Records: page.map(toRecord),
        NextShardIterator: `${table} ${page.at(-1)?.number ?? after}`,
      }
    },
  }

  return {
    add,
    /** Drops all records, before the log's entries are added again. */
    forget: () => {
      records = []
    },
    /** Returns undefined for calls that do not concern the stream. */
    answer: (action: string, input: object): Answer | undefined => {
      const act = actions[action]
      return act && { status: 200, body: act(input) }
    },
    /** Returns the entries that the reader has not confirmed, the oldest first. */
    unread: () => [...new Set(records.map(({ entry }) => entry))],
  }
}
