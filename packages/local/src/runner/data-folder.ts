import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, constants, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { tableSchema } from '@bong-bari/table'
import { errorCodeOf, isDiskFull, StartFailure } from './start-failure.ts'

const failureSentences: Record<string, (folder: string) => string> = {
  EEXIST: (folder) => `DATA_DIR "${folder}" is a file; name a folder.`,
  ENOENT: (folder) => `DATA_DIR "${folder}" cannot be created there; name another folder.`,
  ENOTDIR: (folder) => `DATA_DIR "${folder}" lies under a file; name another folder.`,
  EACCES: (folder) => `There is no permission to write to DATA_DIR "${folder}".`,
  EPERM: (folder) => `There is no permission to write to DATA_DIR "${folder}".`,
  EROFS: (folder) => `DATA_DIR "${folder}" is on a file system that cannot be written to.`,
}

/** Explains in one sentence why a folder cannot be used. */
export const createFolderFailure = (folder: string, error: unknown) => {
  const code = errorCodeOf(error) ?? ''
  const sentence = failureSentences[code]?.(folder)
  return new StartFailure(sentence ?? `DATA_DIR "${folder}" cannot be used (${code || error}).`)
}

// Written out because Node 24's recursive mkdir hangs below /proc.
const createFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder)
  } catch (error) {
    const parent = dirname(folder)
    if (errorCodeOf(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return
    if (errorCodeOf(error) !== 'ENOENT' || existsSync(parent)) throw error
    await createFolder(parent)
    await mkdir(folder)
  }
}

/** Creates the folder if needed. Throws a StartFailure with the reason if it cannot be used. */
export const openDataFolder = async (folder: string) => {
  try {
    await createFolder(folder)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw isDiskFull(error) ? error : createFolderFailure(folder, error)
  }
}

/** Where a runner serves: `runner.json` in its data folder, while it runs. Numbers are ports. */
export type RunnerFacts = {
  pid: number
  port: number
  dynamodb: number
  s3: number
  sqs: number
  tableName: string
  mediaBucket: string
  siteBucket: string
}

const runnerFile = (folder: string) => join(folder, 'runner.json')

export const writeRunnerFile = (folder: string, facts: RunnerFacts) =>
  writeFile(runnerFile(folder), `${JSON.stringify(facts, null, 2)}\n`)

export const removeRunnerFile = (folder: string) => rm(runnerFile(folder), { force: true })

/** Returns the facts of the running or the last runner. */
export const readRunnerFile = async (folder: string): Promise<RunnerFacts | undefined> => {
  try {
    return JSON.parse(await readFile(runnerFile(folder), 'utf8'))
  } catch {
    return undefined
  }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Returns the facts of the runner that uses the folder now. */
export const findRunner = async (folder: string) => {
  const facts = await readRunnerFile(folder)
  return facts && isAlive(facts.pid) ? facts : undefined
}

export const tableFolder = (folder: string) => join(folder, 'dynamodb')

/** Raise this number when a version cannot read the items of older ones. */
const itemsLayoutVersion = 1

const schemaHash = createHash('sha256').update(JSON.stringify(tableSchema)).digest('hex')
const layout = `${itemsLayoutVersion} ${schemaHash.slice(0, 12)}`

const layoutFile = (folder: string) => join(folder, 'layout')

const readLayout = async (folder: string) => {
  try {
    return (await readFile(layoutFile(folder), 'utf8')).trim()
  } catch (error) {
    // The folder is empty, or older than this file.
    if (errorCodeOf(error) === 'ENOENT') return undefined
    throw createFolderFailure(folder, error)
  }
}

/** Throws a StartFailure if another version laid the folder out. */
export const requireLayout = async (folder: string) => {
  if (existsSync(tableFolder(folder)) && (await readLayout(folder)) !== layout)
    throw new StartFailure(
      `The data folder "${folder}" was laid out by another version; move it away to start afresh, or use that version.`,
    )
}

/** Marks a new data folder with this version's layout. Throws a StartFailure if another version laid it out. */
export const prepareLayout = async (folder: string) => {
  await requireLayout(folder)
  await writeFile(layoutFile(folder), `${layout}\n`)
}
