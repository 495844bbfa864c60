import {
  DeleteTableCommand,
  DescribeTableCommand,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  type TableDescription,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import { CopyObjectCommand, ListObjectVersionsCommand } from '@aws-sdk/client-s3'
import { beforeEach, expect, test, vi } from 'vitest'
import { insideOutputs, mockAccountOfTest, named, wholeTable } from '../testing/account.ts'
import { describeError } from './command.ts'
import { ops } from './ops.ts'
import { restoreMedia } from './restore.ts'

// What they count and erase is tested beside a real table (restored.api.test.ts).
vi.mock('./check-restored.ts', () => ({
  compareTables: async () => void asked.push('compare'),
  repeatErasures: async () => void asked.push('erase again'),
}))
vi.mock('./deploy.ts', () => ({
  deploy: async (args: string[]) => void asked.push(`deploy ${args.join(' ')}`),
}))

/** What was asked of AWS and of other commands, in order. */
let asked: string[]
let account: ReturnType<typeof mockAccountOfTest>

beforeEach(() => {
  asked = []
  account = mockAccountOfTest()
  account.stacks.set('BongBari', { status: 'UPDATE_COMPLETE', outputs: insideOutputs })
  account.tables.set('own', wholeTable)
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

/** A table that AWS restores: two looks long it works on it, and then it is one without settings. A call by its short name first meets its troubles, one in each try. */
const mockRestoring = (troubles: Record<string, Error[]> = {}) => {
  let looks = 0
  let table: TableDescription = {
    ...wholeTable,
    StreamSpecification: undefined,
    DeletionProtectionEnabled: false,
    LatestStreamArn: 'arn:stream',
  }
  const meetTrouble = (call: string) => {
    const error = troubles[call]?.shift()
    if (error) throw error
  }
  const { restoring } = account
  restoring
    .on(RestoreTableToPointInTimeCommand)
    .callsFake(async ({ TargetTableName, ...input }) => {
      asked.push(`restore ${input.SourceTableName} at ${input.RestoreDateTime.toISOString()}`)
      restoring.on(DescribeTableCommand, { TableName: TargetTableName }).callsFake(async () => {
        meetTrouble('describe')
        return { Table: { ...table, TableStatus: looks++ < 2 ? 'CREATING' : 'ACTIVE' } }
      })
      meetTrouble('restore')
      return {}
    })
  restoring.on(UpdateTableCommand).callsFake(async ({ TableName: _, ...change }) => {
    meetTrouble('update')
    asked.push(`update ${Object.keys(change).join()}`)
    table = { ...table, ...change }
    return {}
  })
  const noted = (call: string) => async () => {
    meetTrouble(call)
    asked.push(call)
    return {}
  }
  restoring.on(UpdateTimeToLiveCommand).callsFake(noted('expiry'))
  restoring.on(UpdateContinuousBackupsCommand).callsFake(noted('recovery'))
  restoring.on(DeleteTableCommand).callsFake(noted('delete'))
}

const pauses: number[] = []
const tools = { run: () => {}, assembly: '', pause: async (ms: number) => void pauses.push(ms) }
const restore = (...args: string[]) =>
  ops(['restore', ...args], tools).then(() => 'done', describeError)

test('a restored table is waited for, compared, given what AWS does not restore, and served', async () => {
  mockRestoring()
  account.inside.bucket.on(ListObjectVersionsCommand).resolves({})
  pauses.length = 0
  expect(await restore('2026-11-21T10:30:00+05:30', '--yes')).toBe('done')
  expect(pauses).toEqual([20_000, 20_000])
  const [deployed] = asked.filter((one) => one.startsWith('deploy'))
  expect(asked).toEqual([
    'restore own at 2026-11-21T05:00:00.000Z',
    'compare',
    'update StreamSpecification',
    'update DeletionProtectionEnabled',
    'expiry',
    'recovery',
    deployed,
    'erase again',
  ])
  expect(deployed).toMatch(
    /^deploy --stage production -c restoredTable=own-20261121050000-\w+ -c restoredTableStream=arn:stream --yes$/,
  )
})

test('a restore goes on where an answer was lost, a look failed, or AWS is not ready for the next change', async () => {
  const missing = new ResourceNotFoundException({ message: 'not found', $metadata: {} })
  mockRestoring({
    restore: [named('TableAlreadyExistsException')],
    describe: [missing, named('TimeoutError')],
    update: [named('ResourceInUseException')],
    expiry: [named('ValidationException', 'TimeToLive is already enabled')],
    recovery: [
      named('ContinuousBackupsUnavailableException'),
      named('ContinuousBackupsUnavailableException'),
    ],
  })
  account.inside.bucket.on(ListObjectVersionsCommand).resolves({})
  expect(await restore('2026-11-21T05:00:00Z', '--yes')).toBe('done')
  expect(asked.filter((one) => /^(update|recovery)/.test(one))).toEqual([
    'update StreamSpecification',
    'update DeletionProtectionEnabled',
    'recovery',
  ])
})

test('a restore ends where AWS goes on refusing, and says what it had begun', async () => {
  const refusals = () => Array.from({ length: 16 }, () => named('AccessDeniedException', 'no'))
  mockRestoring({ describe: refusals() })
  expect(await restore('2026-11-21T05:00:00Z', '--yes')).toContain('may not do that')
  mockRestoring({ update: refusals() })
  expect(await restore('2026-11-21T05:00:00Z', '--yes')).toContain('may not do that')
  expect(asked.filter((one) => one.startsWith('deploy'))).toEqual([])
})

test('a drill looks at a table and deletes it, and touches nothing that is live', async () => {
  mockRestoring()
  expect(await restore('2026-11-21T05:00:00Z', '--drill')).toBe('done')
  expect(asked).toEqual(['restore own at 2026-11-21T05:00:00.000Z', 'compare', 'delete'])
})

test('a moment that is none, and a stack that is being changed, begin nothing', async () => {
  mockRestoring()
  for (const moment of ['yesterday', '2026-11-21', '2026-11-21T05:00:00'])
    expect(await restore(moment)).toBe(
      `"${moment}" is no moment; write it as 2026-11-21T05:00:00Z.`,
    )
  account.stacks.set('BongBari', { status: 'UPDATE_IN_PROGRESS', outputs: insideOutputs })
  expect(await restore('2026-11-21T05:00:00Z')).toContain('is being changed by somebody else')
  expect(asked).toEqual([])
})

test('pictures that a moment had and nobody has now come back, over pages of versions; nothing else changes', async () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour))
  const pages = [
    {
      Versions: [
        { Key: 'media/kept', VersionId: 'k', LastModified: at(1), IsLatest: true },
        // Both were written in one second; the newer one comes first.
        { Key: 'media/twice', VersionId: 't2', LastModified: at(2), IsLatest: true },
        { Key: 'media/twice', VersionId: 't1', LastModified: at(2), IsLatest: false },
        { Key: 'media/gone', VersionId: 'g', LastModified: at(1), IsLatest: false },
      ],
      DeleteMarkers: [{ Key: 'media/gone', VersionId: 'm', LastModified: at(9), IsLatest: true }],
      IsTruncated: true,
      NextKeyMarker: 'media/gone',
      NextVersionIdMarker: 'g',
    },
    {
      Versions: [
        { Key: 'media/changed', VersionId: 'c2', LastModified: at(6), IsLatest: true },
        { Key: 'media/changed', VersionId: 'c1', LastModified: at(2), IsLatest: false },
        { Key: 'media/changed', VersionId: 'c0', LastModified: at(2), IsLatest: false },
        { Key: 'media/later', VersionId: 'l', LastModified: at(8), IsLatest: true },
        { Key: 'media/long gone', VersionId: 'x', LastModified: at(1), IsLatest: false },
      ],
      DeleteMarkers: [
        { Key: 'media/long gone', VersionId: 'y', LastModified: at(2), IsLatest: true },
      ],
    },
  ]
  const { bucket } = account.inside
  bucket
    .on(ListObjectVersionsCommand)
    .callsFake(({ KeyMarker }) => (KeyMarker === 'media/gone' ? pages[1] : pages[0]))
  bucket.on(CopyObjectCommand).resolves({})
  expect(await restoreMedia('media', at(5))).toBe(2)
  expect(bucket.commandCalls(CopyObjectCommand).map(({ args }) => args[0].input)).toEqual([
    { Bucket: 'media', Key: 'media/gone', CopySource: 'media/media/gone?versionId=g' },
    { Bucket: 'media', Key: 'media/changed', CopySource: 'media/media/changed?versionId=c1' },
  ])
})
