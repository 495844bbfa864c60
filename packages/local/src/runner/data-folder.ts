import { existsSync } from 'node:fs'
import { access, constants, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf, isDiskFull, StartFailure } from './start-failure.ts'

const sentences: Record<string, (folder: string) => string> = {
  EEXIST: (folder) => `DATA_DIR "${folder}" is a file; name a folder.`,
  ENOENT: (folder) => `DATA_DIR "${folder}" cannot be created there; name another folder.`,
  ENOTDIR: (folder) => `DATA_DIR "${folder}" lies under a file; name another folder.`,
  EACCES: (folder) => `There is no permission to write to DATA_DIR "${folder}".`,
  EPERM: (folder) => `There is no permission to write to DATA_DIR "${folder}".`,
  EROFS: (folder) => `DATA_DIR "${folder}" is on a file system that cannot be written to.`,
}

/** What a failed access to the data folder means, as one sentence. */
export const folderFailure = (folder: string, error: unknown) => {
  const code = codeOf(error) ?? ''
  const sentence = sentences[code]?.(folder)
  return new StartFailure(sentence ?? `DATA_DIR "${folder}" cannot be used (${code || error}).`)
}

// The recursive mkdir of Node 24 never returns for a folder below /proc.
const makeFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder)
  } catch (error) {
    const parent = dirname(folder)
    if (codeOf(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return
    if (codeOf(error) !== 'ENOENT' || existsSync(parent)) throw error
    await makeFolder(parent)
    await mkdir(folder)
  }
}

/** Makes the data folder, or throws a StartFailure that says why it cannot be used. */
export const openDataFolder = async (folder: string) => {
  try {
    await makeFolder(folder)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw isDiskFull(error) ? error : folderFailure(folder, error)
  }
}

/** Where a running stack can be reached; the file stands as long as it runs. */
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

/** The facts that the last runner of this folder left or a running one wrote; undefined if none. */
export const readRunnerFile = async (folder: string): Promise<RunnerFacts | undefined> => {
  try {
    return JSON.parse(await readFile(runnerFile(folder), 'utf8'))
  } catch {
    return undefined
  }
}
