import { type PublishMessage, publishMessage, type QueueBatch } from '@bong-bari/contract'
import { comeBackLater } from '../adapters/come-back-later.ts'
import { askForEverything, askToPublishOnce } from '../adapters/publish-queue.ts'
import { type Call, endAfter, publishPaths, told } from './publish-paths.ts'
import { walkFrom } from './walk.ts'

/** Then a walk goes on by message. */
const walkMs = 20_000

type Message = QueueBatch['Records'][number]

const askedIn = ({ body }: Message): PublishMessage | undefined => {
  try {
    return publishMessage.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

/** Resends what there was no time for. */
const publishAll = async (paths: readonly string[], call: Call): Promise<Set<string>> => {
  const outcomes = await publishPaths(paths, call)
  const left = paths.filter((path) => !outcomes.has(path))
  const isLost = await askToPublishOnce(left).then(
    () => false,
    () => true,
  )
  const failed = paths.filter((path) => (outcomes.get(path) ?? 'published') !== 'published')
  return new Set(isLost ? [...failed, ...left] : failed)
}

const walk = async (cursor: string, call: Call) => {
  const isOver = endAfter(walkMs)
  try {
    const next = await walkFrom(cursor, { ...call, isOver: () => call.isOver() || isOver() })
    if (next !== undefined) await askForEverything(next)
    return true
  } catch (error) {
    told(`everything ${cursor}`, error)
    return false
  }
}

/** Walks meeting a newer one end. */
const walksIn = (cursors: readonly string[]) =>
  cursors.includes('') ? [''] : [...new Set(cursors)]

/** Paths once each, then walks. Returns failed messages. */
export const publishMessages = async ({ Records }: QueueBatch, call: Call) => {
  const messages = Records.map((message) => ({ message, asked: askedIn(message) }))
  const asks = messages.flatMap(({ asked }) => asked ?? [])
  const paths = asks.flatMap((asked) => ('paths' in asked ? asked.paths : []))
  const failed = await publishAll([...new Set(paths)], call)
  const stuck: string[] = []
  for (const cursor of walksIn(
    asks.flatMap((asked) => ('everything' in asked ? asked.everything : [])),
  ))
    if (!(await walk(cursor, call))) stuck.push(cursor)
  const isDone = (asked: PublishMessage | undefined) => {
    if (!asked) return false
    if ('paths' in asked) return !asked.paths.some((path) => failed.has(path))
    return !stuck.includes(asked.everything) && !stuck.includes('')
  }
  const back = messages.filter(({ asked }) => !isDone(asked)).map(({ message }) => message)
  return comeBackLater(process.env.PUBLISH_QUEUE_URL, back)
}
