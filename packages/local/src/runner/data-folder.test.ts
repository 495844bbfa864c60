import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { reachTable } from '../aws/data-folder-table.ts'
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

test.each([undefined, '0 0123456789ab\n'])(
  'a data folder with a table of another layout (%j) is left as it is, with one sentence',
  async (layout) => {
    const folder = await mkdtemp(join(tmpdir(), 'bong-bari-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await prepareLayout(folder)
    await prepareLayout(folder)
    await mkdir(tableFolder(folder))
    if (layout) await writeFile(join(folder, 'layout'), layout)
    else await rm(join(folder, 'layout'))
    const sentence = `The data folder "${folder}" was laid out by another version; move it away`
    await expect(prepareLayout(folder)).rejects.toThrow(sentence)
    await expect(reachTable({ DATA_DIR: folder })).rejects.toThrow(sentence)
  },
)
