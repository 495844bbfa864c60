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
import { isNamed, OperateFailure, requireYes } from './command.ts'
import { deploy, type Tools } from './deploy.ts'
import type { Pause } from './smoke.ts'
import { type Deployed, outputOf, requireIdle, stageOf } from './stack.ts'
import { requireCompleteTable } from './table-settings.ts'

type ObjectVersion = {
  key: string
  at: number
  version: string | undefined
  isDeleted: boolean
  isLatest: boolean
}

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
        IsLatest?: boolean | undefined
      }) => ({
        key: one.Key ?? '',
        at: one.LastModified?.getTime() ?? 0,
        version: one.VersionId,
        isDeleted,
        isLatest: one.IsLatest === true,
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
  const then = new Map<string, ObjectVersion>()
  for await (const one of listVersions(client, Bucket)) {
    const newer = then.get(one.key)
    // S3 tells whole seconds, and of the same second the newest version first.
    if (one.at <= moment.getTime() && !(newer && newer.at >= one.at)) then.set(one.key, one)
  }
  const lostObjects = [...then.values()].filter(
    ({ isDeleted, isLatest }) => !isDeleted && !isLatest,
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

/** A wait outlives so many failed looks in a row: AWS does not know a new table at once, and a network can be gone for minutes. */
const maxFailedLooks = 15

/** Waits without a limit, because AWS restores a table in anything from minutes to hours. */
const waitUntilActive = async (TableName: string, pause: Pause) => {
  let failedLooks = 0
  for (let round = 0; ; round++) {
    const table = await describeTable(TableName).catch((error: unknown) => {
      if (++failedLooks > maxFailedLooks) throw error
      return undefined
    })
    if (table) failedLooks = 0
    const indexes = table?.GlobalSecondaryIndexes ?? []
    const isActive = indexes.every(({ IndexStatus }) => IndexStatus === 'ACTIVE')
    if (table?.TableStatus === 'ACTIVE' && isActive) return
    if (round % 15 === 0) console.log(`${TableName}: AWS still works on it ...`)
    await pause(pauseMs)
  }
}

/** AWS takes one change of a table at a time, and none of its backups before it has prepared them. */
const refusalsForNow = [
  'ContinuousBackupsUnavailableException',
  'LimitExceededException',
  'ResourceInUseException',
]
const maxTries = 15

type TableChange = { TableName: string; change: () => Promise<unknown>; pause: Pause }

/** Makes one change of a table. Where the answer of an earlier try was lost, AWS refuses the next one as invalid; the caller looks whether the table has everything. */
const changeTable = async ({ TableName, change, pause }: TableChange) => {
  for (let left = maxTries; ; left--)
    try {
      return await change()
    } catch (error) {
      if (isNamed(error, 'ValidationException')) return undefined
      if (left <= 1 || !isNamed(error, ...refusalsForNow)) throw error
      await pause(pauseMs)
      await waitUntilActive(TableName, pause)
    }
}

/** Sets what AWS does not restore: stream, deletion protection, expiry and backups. */
const configureRestoredTable = async (TableName: string, pause: Pause) => {
  const client = new DynamoDBClient({})
  const { ttlAttribute: AttributeName, stream: StreamViewType } = tableSchema
  const StreamSpecification = { StreamEnabled: true, StreamViewType }
  const TimeToLiveSpecification = { Enabled: true, AttributeName }
  const PointInTimeRecoverySpecification = {
    PointInTimeRecoveryEnabled: true,
    RecoveryPeriodInDays: keptDays.backups,
  }
  const changes = [
    () => client.send(new UpdateTableCommand({ TableName, StreamSpecification })),
    () => client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: true })),
    () => client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification })),
    () =>
      client.send(
        new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }),
      ),
  ]
  for (const change of changes) {
    await changeTable({ TableName, change, pause })
    await waitUntilActive(TableName, pause)
  }
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
  const command = new RestoreTableToPointInTimeCommand({
    SourceTableName: live,
    TargetTableName: target,
    RestoreDateTime: moment,
  })
  await new DynamoDBClient({}).send(command).catch((error: unknown) => {
    // The name is new, so the table is that of an earlier try whose answer was lost.
    if (!isNamed(error, 'TableAlreadyExistsException')) throw error
  })
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
  console.log('If this is cut short, go on by hand: OPERATIONS, "Restore".')
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
