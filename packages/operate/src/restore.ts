import { setTimeout } from 'node:timers/promises'
import {
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import { CopyObjectCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3'
import { keptDays } from '@bong-bari/contract'
import { tableSchema } from '@bong-bari/table'
import { compareTables, eraseAgain } from './check-restored.ts'
import { agree, OperateFailure } from './command.ts'
import { deploy, type Tools } from './deploy.ts'
import { type Deployed, outputOf, requireAtRest, stageOf } from './stack.ts'
import { requireWholeTable } from './table-settings.ts'

type Entry = { key: string; at: number; version: string | undefined; isDeleted: boolean }

async function* versionsIn(client: S3Client, Bucket: string): AsyncGenerator<Entry> {
  let place: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } = {}
  for (;;) {
    const page = await client.send(
      new ListObjectVersionsCommand({ Bucket, Prefix: 'media/', ...place }),
    )
    const entry =
      (isDeleted: boolean) =>
      (one: {
        Key?: string | undefined
        LastModified?: Date | undefined
        VersionId?: string | undefined
      }) => ({
        ...{ key: one.Key ?? '', at: one.LastModified?.getTime() ?? 0, version: one.VersionId },
        isDeleted,
      })
    yield* (page.Versions ?? []).map(entry(false))
    yield* (page.DeleteMarkers ?? []).map(entry(true))
    if (!page.IsTruncated) return
    place = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker }
  }
}

/** Brings back what the media bucket had at a moment and has no more; nothing is taken away. How many came back. */
export const restoreMedia = async (Bucket: string, moment: Date) => {
  const client = new S3Client({})
  const latest = new Map<string, Entry>()
  const then = new Map<string, Entry>()
  const keepNewer = (into: Map<string, Entry>, one: Entry) => {
    const known = into.get(one.key)
    if (!known || known.at <= one.at) into.set(one.key, one)
  }
  for await (const one of versionsIn(client, Bucket)) {
    keepNewer(latest, one)
    if (one.at <= moment.getTime()) keepNewer(then, one)
  }
  const gone = [...then.values()].filter(
    ({ key, isDeleted, version }) => !isDeleted && latest.get(key)?.version !== version,
  )
  for (const { key: Key, version } of gone)
    await client.send(
      new CopyObjectCommand({
        ...{ Bucket, Key },
        CopySource: `${Bucket}/${Key.split('/').map(encodeURIComponent).join('/')}?versionId=${version}`,
      }),
    )
  return gone.length
}

const pauseMs = 20_000

const describe = async (TableName: string) =>
  (await new DynamoDBClient({}).send(new DescribeTableCommand({ TableName }))).Table

/** As long as it takes: AWS restores a table in anything from minutes to hours. */
const waitFor = async (TableName: string, pause: (ms: number) => Promise<unknown>) => {
  for (let round = 0; ; round++) {
    const table = await describe(TableName)
    const indexes = table?.GlobalSecondaryIndexes ?? []
    const isActive = indexes.every(({ IndexStatus }) => IndexStatus === 'ACTIVE')
    if (table?.TableStatus === 'ACTIVE' && isActive) return
    if (round % 15 === 0) console.log(`${TableName}: AWS still works on it ...`)
    await pause(pauseMs)
  }
}

/** What AWS does not restore. It takes one change at a time. */
const equip = async (TableName: string, pause: (ms: number) => Promise<unknown>) => {
  const client = new DynamoDBClient({})
  const { ttlAttribute: AttributeName, stream: StreamViewType } = tableSchema
  const StreamSpecification = { StreamEnabled: true, StreamViewType }
  const TimeToLiveSpecification = { Enabled: true, AttributeName }
  const PointInTimeRecoverySpecification = {
    ...{ PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: keptDays.backups },
  }
  await client.send(new UpdateTableCommand({ TableName, StreamSpecification }))
  await waitFor(TableName, pause)
  await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: true }))
  await waitFor(TableName, pause)
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }))
  await client.send(
    new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }),
  )
  await requireWholeTable(TableName)
}

type Wish = {
  /** The moment, as it was typed. */
  at: string | undefined
  /** Restores, looks and deletes, without touching what is live. */
  drill: boolean
  yes: boolean
}

const momentOf = (at = '') => {
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime()) || !/T.*(Z|[+-]\d\d:\d\d)$/.test(at))
    throw new OperateFailure(`"${at}" is no moment; write it as 2026-11-21T05:00:00Z.`)
  return moment
}

const startRestoring = async (live: string, moment: Date) => {
  const stamp = moment.toISOString().replace(/\D/g, '').slice(0, 14)
  const again = Date.now().toString(36)
  // An earlier restoration's ending is replaced, so that the name does not grow.
  const target = `${live.replace(/-\d{14}-\w+$/, '')}-${stamp}-${again}`
  await new DynamoDBClient({}).send(
    new RestoreTableToPointInTimeCommand({
      ...{ SourceTableName: live, TargetTableName: target, RestoreDateTime: moment },
    }),
  )
  return target
}

/** Restores the table and the pictures of a moment, looks at them, and serves them. */
export const restore = async (
  deployed: Deployed,
  { at, drill, yes }: Wish,
  { pause = setTimeout, ...tools }: Tools,
) => {
  const moment = momentOf(at)
  requireAtRest(deployed)
  const live = outputOf(deployed, 'TableName')
  const target = await startRestoring(live, moment)
  console.log(`${target} becomes what ${live} was at ${moment.toISOString()}.`)
  await waitFor(target, pause)
  await compareTables(live, target)
  if (drill) {
    await new DynamoDBClient({}).send(new DeleteTableCommand({ TableName: target }))
    return console.log('The drill is over, and its table deleted.')
  }
  await equip(target, pause)
  const stream = (await describe(target))?.LatestStreamArn
  if (!yes) await agree(`Serve ${target} in place of ${live}, which stays as it is?`, 'switched')
  const bucket = outputOf(deployed, 'MediaBucketName')
  console.log(`${await restoreMedia(bucket, moment)} pictures came back.`)
  const settings = [`restoredTable=${target}`, `restoredTableStream=${stream}`]
  const given = settings.flatMap((one) => ['-c', one])
  await deploy(['--stage', stageOf(deployed), ...given, '--yes'], { pause, ...tools })
  // Somebody may have erased a request in between.
  console.log(`Erased again, because they were erased since: ${await eraseAgain(live, target)}.`)
}
