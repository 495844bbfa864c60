import { type AttributeValue, DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb'
import type { RunnerFacts } from '@bong-bari/local'
import { tableSchema } from '@bong-bari/table'

type Stored = Record<string, AttributeValue>

const everyItem = async (client: DynamoDBClient, TableName: string, IndexName?: string) => {
  const items: Stored[] = []
  let start: Stored | undefined
  do {
    const command: ScanCommand = new ScanCommand({
      TableName,
      ...(IndexName && { IndexName }),
      ...(start && { ExclusiveStartKey: start }),
    })
    const { Items = [], LastEvaluatedKey } = await client.send(command)
    items.push(...Items)
    start = LastEvaluatedKey
  } while (start)
  return items
}

const textOf = (item: Stored) => JSON.stringify(Object.entries(item).toSorted())

/** Items that an index lacks, or has and should not. */
const strayIn = (index: string, expected: Stored[], found: Stored[]) => {
  const wanted = new Set(expected.map(textOf))
  const there = new Set(found.map(textOf))
  const missing = [...wanted].filter((text) => !there.has(text)).length
  const stale = [...there].filter((text) => !wanted.has(text)).length
  return missing + stale ? [`${index} lacks ${missing} items and has ${stale} stale ones`] : []
}

const text = (value: AttributeValue | undefined) => value?.S ?? ''

/** Accounts that open nothing and that nobody is to delete any more, but for `claimed` names. */
const orphans = (items: Stored[], claimed: string[]) => {
  const members = Object.values(items.find(({ pk }) => text(pk) === 'TEAM')?.members?.M ?? {}).map(
    (member) => text(member.M?.id),
  )
  const accounts = items.filter(({ sk }) => text(sk) === 'USER')
  const ids = accounts.map(({ id }) => text(id))
  return [
    ...accounts
      .filter(
        ({ id, username }) => !members.includes(text(id)) && !claimed.includes(text(username)),
      )
      .map(({ username }) => `the account ${text(username)} is nobody's`),
    ...members.filter((id) => !ids.includes(id)).map((id) => `the admin ${id} has no account`),
  ]
}

const doubles = (what: string, values: string[]) =>
  values.length === new Set(values).size ? [] : [`two ${what} are the same`]

/**
 * Reads the table past the site: what is wrong with its indexes, its accounts, its slugs and ids.
 * `claimed` are the usernames whose creation was never finished: they can be taken again.
 */
export const strayItems = async ({ dynamodb, tableName }: RunnerFacts, claimed: string[]) => {
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${dynamodb}`,
    region: 'ap-south-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  const items = await everyItem(client, tableName)
  const complaints = [...orphans(items, claimed)]
  for (const { name, partitionKey, sortKey } of tableSchema.indexes) {
    const expected = items.filter((item) => item[partitionKey] && item[sortKey])
    complaints.push(...strayIn(name, expected, await everyItem(client, tableName, name)))
  }
  // A slug that names a post which stands by its id has none of its own.
  const posts = items.filter(({ sk, claimedBy }) => text(sk) === 'POST' && !claimedBy)
  complaints.push(
    ...doubles(
      'ids of posts',
      posts.map(({ id }) => text(id)),
    ),
  )
  client.destroy()
  return complaints
}
