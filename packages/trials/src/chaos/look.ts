import { type AttributeValue, DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb'
import { publishedFile } from '@bong-bari/edge'
import type { RunnerFacts } from '@bong-bari/local'
import { tableSchema } from '@bong-bari/table'
import type { Ledger } from './ledger.ts'
import { textOf } from './nouns.ts'
import type { AnswerWatch, Site } from './site.ts'

/** Time to recover by itself, on a busy machine. */
const recoveryMs = 180_000

/** Waits for a working login; a late recovery ends the rounds. */
export const recovered = async (site: Site) => {
  const start = performance.now()
  for (;;) {
    try {
      return { callers: await site.enter(), ms: Math.round(performance.now() - start) }
    } catch (error) {
      if (performance.now() - start > recoveryMs) throw error
    }
  }
}

type Stored = Record<string, AttributeValue>

const sorted = (items: Stored[]) =>
  items.map((item) => JSON.stringify(Object.entries(item).toSorted())).toSorted()

/** Index entries that differ from their items, read directly. */
const wrongIndexes = async ({ dynamodb, tableName: TableName }: RunnerFacts) => {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const endpoint = `http://127.0.0.1:${dynamodb}`
  const client = new DynamoDBClient({ endpoint, credentials, region: 'ap-south-1' })
  const everyItem = async (index = {}) => {
    const items: Stored[] = []
    for await (const { Items = [] } of paginateScan({ client }, { TableName, ...index }))
      items.push(...Items)
    return items
  }
  const items = await everyItem()
  const wrong: string[] = []
  for (const { name, partitionKey, sortKey, carries } of tableSchema.indexes) {
    const keys = [tableSchema.partitionKey, tableSchema.sortKey, partitionKey, sortKey]
    const carried = carries && new Set<string>([...keys, ...carries])
    const expected = sorted(
      items
        .filter((item) => item[partitionKey] && item[sortKey])
        .map((item) =>
          Object.fromEntries(Object.entries(item).filter(([name]) => carried?.has(name) ?? true)),
        ),
    )
    const indexed = sorted(await everyItem({ IndexName: name }))
    if (expected.join() !== indexed.join())
      wrong.push(`${name} has ${indexed.length} items and should have ${expected.length}`)
  }
  client.destroy()
  return wrong
}

/** What published pages get wrong, read directly from the bucket. */
const untruths = async ({ s3, siteBucket }: RunnerFacts, ledgers: readonly Ledger[]) => {
  const read = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${s3}/${siteBucket}${publishedFile(path)}`)
    return answer.ok ? answer.text() : ''
  }
  const settledOf = (name: string) =>
    ledgers.find(({ noun }) => noun.name === name)?.settled() ?? []
  const [homeHtml, sitemap] = await Promise.all([read('/'), read('/sitemap.xml')])
  // Words in another script have an element of their own, for the right voice and font.
  const home = homeHtml.replaceAll(/<[^>]*>/g, '')
  const wrong: string[] = []
  const hold = (where: string, text: string, part: string, isThere: boolean) => {
    if (text.includes(part) !== isThere)
      wrong.push(`${where} ${isThere ? 'does not show' : 'still shows'} ${part}`)
  }
  for (const { mark, edition } of settledOf('post')) {
    const address = `/blog/${mark}`
    hold(address, await read(address), edition ? textOf(mark, edition) : mark, edition > 0)
    hold('the sitemap', sitemap, `${address}<`, edition > 0)
  }
  for (const { mark, edition } of settledOf('section'))
    hold('/', home, edition ? textOf(mark, edition) : `${mark}, edition`, edition > 0)
  return wrong
}

/**
 * Checks everything after the faults: the site works again, and all acknowledged writes are in the
 * office, the indexes and the published pages. Returns the recovery time.
 */
export const lookAt = async (site: Site, watch: AnswerWatch, ledgers: readonly Ledger[]) => {
  const { callers, ms } = await recovered(site)
  for (const { compare } of ledgers) await compare(callers)
  let wrong: string[] = []
  // Acknowledged writes are published within two minutes.
  for (const ahead of [0, 31_000, 62_000, 93_000]) {
    await site.publish(ahead)
    wrong = await untruths(site.facts, ledgers)
    if (!wrong.length) break
  }
  watch.complaints.push(...wrong, ...(await wrongIndexes(site.facts)))
  return ms
}
