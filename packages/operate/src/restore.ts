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
import { compareTables, repeatErasures } from './check-restored.ts'
import { OperateFailure, requireYes } from './command.ts'
import { deploy, type Tools } from './deploy.ts'
import { type Deployed, outputOf, requireIdle, stageOf } from './stack.ts'
import { requireCompleteTable } from './table-settings.ts'

type ObjectVersion = { key: string; at: number; version: string | undefined; isDeleted: boolean }

async function* listVersions(client: S3Client, Bucket: string): AsyncGenerator<ObjectVersion> {
  let nextMarkers: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } = {}
  for (;;) {
    const page = await client.send(
      new ListObjectVersionsCommand({ Bucket, Prefix: 'media/', ...nextMarkers }),
    )
    const entry =
      (isDeleted: boolean) =>
      (one: {
        Key?: string | undefined
        LastModified?: Date | undefined
        VersionId?: string | undefined
      }) => ({
        key: one.Key ?? '',
        at: one.LastModified?.getTime() ?? 0,
        version: one.VersionId,
        isDeleted,
      })
    yield* (page.Versions ?? []).map(entry(false))
    yield* (page.DeleteMarkers ?? []).map(entry(true))
    if (!page.IsTruncated) return
    nextMarkers = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker }
  }
}

/** Copies back the objects that the media bucket had at a moment and lacks or has changed since. Deletes nothing. Returns how many were copied. */
export const restoreMedia = async (Bucket: string, moment: Date) => {
  const client = new S3Client({})
  const latest = new Map<string, ObjectVersion>()
  const then = new Map<string, ObjectVersion>()
  const keepNewer = (into: Map<string, ObjectVersion>, one: ObjectVersion) => {
    const stored = into.get(one.key)
    if (!stored || stored.at <= one.at) into.set(one.key, one)
  }
  for await (const one of listVersions(client, Bucket)) {
    keepNewer(latest, one)
    if (one.at <= moment.getTime()) keepNewer(then, one)
  }
  const lostObjects = [...then.values()].filter(
    ({ key, isDeleted, version }) => !isDeleted && latest.get(key)?.version !== version,
  )
  for (const { key: Key, version } of lostObjects)
    await client.send(
      new CopyObjectCommand({
        Bucket,
        Key,
        CopySource: `${Bucket}/${Key.split('/').map(encodeURIComponent).join('/')}?versionId=${version}`,
      }),
    )
  return lostObjects.length
}

const pauseMs = 20_000

const describeTable = async (TableName: string) =>
  (await new DynamoDBClient({}).send(new DescribeTableCommand({ TableName }))).Table

/** Waits without a limit, because AWS restores a table in anything from minutes to hours. */
const waitUntilActive = async (TableName: string, pause: (ms: number) => Promise<unknown>) => {
  for (let round = 0; ; round++) {
    const table = await describeTable(TableName)
    const indexes = table?.GlobalSecondaryIndexes ?? []
    const isActive = indexes.every(({ IndexStatus }) => IndexStatus === 'ACTIVE')
    if (table?.TableStatus === 'ACTIVE' && isActive) return
    if (round % 15 === 0) console.log(`${TableName}: AWS still works on it ...`)
    await pause(pauseMs)
  }
}

/** Sets what AWS does not restore: stream, deletion protection, expiry and backups. AWS takes one change of a table at a time. */
const configureRestoredTable = async (
  TableName: string,
  pause: (ms: number) => Promise<unknown>,
) => {
  const client = new DynamoDBClient({})
  const { ttlAttribute: AttributeName, stream: StreamViewType } = tableSchema
  const StreamSpecification = { StreamEnabled: true, StreamViewType }
  const TimeToLiveSpecification = { Enabled: true, AttributeName }
  const PointInTimeRecoverySpecification = {
    PointInTimeRecoveryEnabled: true,
    RecoveryPeriodInDays: keptDays.backups,
  }
  await client.send(new UpdateTableCommand({ TableName, StreamSpecification }))
  await waitUntilActive(TableName, pause)
  await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: true }))
  await waitUntilActive(TableName, pause)
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }))
  await client.send(
    new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }),
  )
  await requireCompleteTable(TableName)
}

type RestoreOptions = {
  /** The moment as typed, such as `2026-11-21T05:00:00Z`. */
  at: string | undefined
  /** Restores into a new table, checks that and deletes it, without touching the live table. */
  drill: boolean
  yes: boolean
}

const parseMoment = (at = '') => {
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime()) || !/T.*(Z|[+-]\d\d:\d\d)$/.test(at))
    throw new OperateFailure(`"${at}" is no moment; write it as 2026-11-21T05:00:00Z.`)
  return moment
}

const startRestore = async (live: string, moment: Date) => {
  const stamp = moment.toISOString().replace(/\D/g, '').slice(0, 14)
  const again = Date.now().toString(36)
  // The suffix of an earlier restoration is replaced, so that the name does not grow.
  const target = `${live.replace(/-\d{14}-\w+$/, '')}-${stamp}-${again}`
  await new DynamoDBClient({}).send(
    new RestoreTableToPointInTimeCommand({
      SourceTableName: live,
      TargetTableName: target,
      RestoreDateTime: moment,
    }),
  )
  return target
}

/** Restores the table and the pictures of a moment, checks the table, and deploys the site with it. */
export const restore = async (
  deployed: Deployed,
  { at, drill, yes }: RestoreOptions,
  { pause = setTimeout, ...tools }: Tools,
) => {
  const moment = parseMoment(at)
  requireIdle(deployed)
  const live = outputOf(deployed, 'TableName')
  const target = await startRestore(live, moment)
  console.log(`${target} becomes what ${live} was at ${moment.toISOString()}.`)
  await waitUntilActive(target, pause)
  await compareTables(live, target)
  if (drill) {
    await new DynamoDBClient({}).send(new DeleteTableCommand({ TableName: target }))
    return console.log('The drill is over, and its table deleted.')
  }
  await configureRestoredTable(target, pause)
  const stream = (await describeTable(target))?.LatestStreamArn
  if (!yes)
    await requireYes(`Serve ${target} in place of ${live}, which stays as it is?`, 'switched')
  const bucket = outputOf(deployed, 'MediaBucketName')
  console.log(`${await restoreMedia(bucket, moment)} pictures came back.`)
  const settings = [`restoredTable=${target}`, `restoredTableStream=${stream}`]
  const contextOptions = settings.flatMap((one) => ['-c', one])
  await deploy(['--stage', stageOf(deployed), ...contextOptions, '--yes'], { pause, ...tools })
  // Somebody may have erased a request while this ran.
  console.log(
    `Erased again, because they were erased since: ${await repeatErasures(live, target)}.`,
  )
}
