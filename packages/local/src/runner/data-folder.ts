import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, constants, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { tableSchema } from '@bong-bari/table'
import { withTableStore } from '../aws/table-store.ts'
import { codeOf, isDiskFull, StartFailure } from './start-failure.ts'

const sentences: Record<string, (folder: string) => string> = {
  EEXIST: (folder) => `DATA_DIR "${folder}" is a file; name a folder.`,
  ENOENT: (folder) => `DATA_DIR "${folder}" cannot be created there; name another folder.`,
  ENOTDIR: (folder) => `DATA_DIR "${folder}" lies under a file; name another folder.`,
  EACCES: (folder) => `There is no permission to write to DATA_DIR "${folder}".`,
  EPERM: (folder) => `There is no permission to write to DATA_DIR "${folder}".`,
  EROFS: (folder) => `DATA_DIR "${folder}" is on a file system that cannot be written to.`,
}

/** As one sentence. */
export const folderFailure = (folder: string, error: unknown) => {
  const code = codeOf(error) ?? ''
  const sentence = sentences[code]?.(folder)
  return new StartFailure(sentence ?? `DATA_DIR "${folder}" cannot be used (${code || error}).`)
}

// Node 24's recursive mkdir hangs below /proc.
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

/** Throws a StartFailure with the reason. */
export const openDataFolder = async (folder: string) => {
  try {
    await makeFolder(folder)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw isDiskFull(error) ? error : folderFailure(folder, error)
  }
}

/** Exists while the stack runs. */
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

/** Of the running or last runner. */
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

/** Of the running one. */
export const runnerOf = async (folder: string) => {
  const facts = await readRunnerFile(folder)
  return facts && isAlive(facts.pid) ? facts : undefined
}

export const tableFolder = (folder: string) => join(folder, 'dynamodb')

/** Raise when this version cannot read older items. */
const itemsLayout = 1

const schemaHash = createHash('sha256').update(JSON.stringify(tableSchema)).digest('hex')
const layout = `${itemsLayout} ${schemaHash.slice(0, 12)}`

const layoutFile = (folder: string) => join(folder, 'layout')

const layoutIn = async (folder: string) => {
  try {
    return (await readFile(layoutFile(folder), 'utf8')).trim()
  } catch (error) {
    // Empty, or older than layouts.
    if (codeOf(error) === 'ENOENT') return undefined
    throw folderFailure(folder, error)
  }
}

export const isOfAnotherLayout = async (folder: string) =>
  existsSync(tableFolder(folder)) && (await layoutIn(folder)) !== layout

const setAside = async (folder: string, now: Date) => {
  const runner = await runnerOf(folder)
  // A killed one had this very pid.
  if (runner && runner.pid !== process.pid)
    throw new StartFailure(`Another runner is using the data folder "${folder}"; stop it first.`)
  const [day, time = ''] = now.toISOString().split(/[T.]/)
  const aside = `${folder}.before-${day}-${time.replaceAll(':', '')}`
  await withTableStore(tableFolder(folder), async () => {
    await rename(folder, aside).catch((error: unknown) => {
      throw new StartFailure(
        `The data folder "${folder}" was laid out by another version and cannot be renamed (${codeOf(error)}); move it away to start afresh.`,
      )
    })
  })
  await openDataFolder(folder)
  return `The data folder "${folder}" was laid out by another version, so it is now "${aside}" and the site starts afresh; to go back, stop, put it in the place of the new one and start the version that wrote it.`
}

/** Makes a data folder of this layout. Another layout's is renamed, with a sentence; a StartFailure if in use. */
export const takeLayout = async (folder: string, now = new Date()) => {
  const told = (await isOfAnotherLayout(folder)) ? await setAside(folder, now) : undefined
  if ((await layoutIn(folder)) !== layout) await writeFile(layoutFile(folder), `${layout}\n`)
  return told
}
