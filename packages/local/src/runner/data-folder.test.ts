import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startTableEngine } from '../aws/table-engine.ts'
import { createFolderFailure, openDataFolder, prepareLayout, tableFolder } from './data-folder.ts'
import { describeFailure } from './start-failure.ts'

test('each way a folder cannot be used has its own sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bong-bari-'))
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(openDataFolder(file)).rejects.toThrow(`DATA_DIR "${file}" is a file; name a folder.`)
  await expect(openDataFolder(join(file, 'x'))).rejects.toThrow('lies under a file')
  await expect(openDataFolder('/proc/bong-bari/x')).rejects.toThrow('cannot be created there')
  await rm(folder, { recursive: true })
})

test('a missing permission is told as one', () => {
  const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' })
  expect(describeFailure(createFolderFailure('/data', denied))).toBe(
    'There is no permission to write to DATA_DIR "/data".',
  )
})

test('a full disk is told as one, whoever met it, and nobody is sent to move data away', () => {
  const full = [
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR' }),
    new Error('Database is not open', {
      cause: new Error('IO error: /data/000005.ldb: No space left on device'),
    }),
  ]
  for (const error of full)
    expect(describeFailure(error)).toBe(
      'The disk that holds DATA_DIR is full; what is stored there is kept. Free some space and start again.',
    )
})

/** A data folder, alone in a folder of its own. */
const dataFolder = async () => {
  const parent = await mkdtemp(join(tmpdir(), 'bong-bari-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  const folder = join(parent, 'data')
  await openDataFolder(folder)
  return { folder, all: async () => (await readdir(parent)).sort() }
}

const time = new Date('2026-11-23T22:58:59.123Z')

test.each([undefined, '0 0123456789ab\n'])(
  'a data folder with a table of another layout (%j) is set aside as a whole, with one sentence',
  async (layout) => {
    const { folder, all } = await dataFolder()
    for (const inside of ['dynamodb', 's3', 'outbox']) await mkdir(join(folder, inside))
    if (layout) await writeFile(join(folder, 'layout'), layout)
    const aside = `${folder}.before-2026-11-23-225859`
    expect(await prepareLayout(folder, time)).toBe(
      `The data folder "${folder}" was laid out by another version, so it is now "${aside}" and the site starts afresh; to go back, stop, put it in the place of the new one and start the version that wrote it.`,
    )
    expect(await all()).toEqual(['data', 'data.before-2026-11-23-225859'])
    expect(await readdir(folder)).toEqual(['layout'])
    expect(await readdir(aside)).toEqual(expect.arrayContaining(['dynamodb', 'outbox', 's3']))
    expect(await prepareLayout(folder, time)).toBe(undefined)
  },
)

test('a data folder that another runner uses is never set aside', async () => {
  const { folder, all } = await dataFolder()
  const inUse = `Another runner is using the data folder "${folder}`
  const { stop } = await startTableEngine({ path: tableFolder(folder) })
  await expect(prepareLayout(folder)).rejects.toThrow(inUse)
  await stop()
  const facts = { pid: process.ppid, port: 1, dynamodb: 2, s3: 3, sqs: 4 }
  await writeFile(join(folder, 'runner.json'), JSON.stringify(facts))
  await expect(prepareLayout(folder)).rejects.toThrow(inUse)
  expect(await all()).toEqual(['data'])
})

test('a data folder that cannot be renamed stays, and is told', async () => {
  const { folder, all } = await dataFolder()
  await mkdir(tableFolder(folder))
  await mkdir(join(`${folder}.before-2026-11-23-225859`, 'taken'), { recursive: true })
  await expect(prepareLayout(folder, time)).rejects.toThrow('cannot be renamed (ENOTEMPTY)')
  expect(await all()).toEqual(['data', 'data.before-2026-11-23-225859'])
  expect(await readdir(folder)).toEqual(['dynamodb'])
})
