import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Credentials } from './admin-account.ts'
import type { Settings } from './settings.ts'
import { StartFailure } from './start-failure.ts'

type Prepared = { credentials: Credentials; seeded: number }

const adminFile = (dataDir: string) => join(dataDir, 'admin.json')

const readRememberedPassword = async ({
  dataDir,
  admin,
}: Settings): Promise<string | undefined> => {
  try {
    const stored: Credentials = JSON.parse(await readFile(adminFile(dataDir), 'utf8'))
    return stored.username === admin.username ? stored.password : undefined
  } catch {
    return undefined
  }
}

// An error from another thread has lost its class; only its stack still names it.
const isUnreadable = (error: unknown) =>
  error instanceof Error && /\bZodError\b/.test(error.stack ?? '')

const createUnreadableFailure = ({ dataDir }: Settings) =>
  new StartFailure(
    `The entries of the data folder "${dataDir}" are not of this version; move it away to start afresh.`,
  )

/** Fills the table with the admin, the origin and demo data. A generated password is stored in the data folder, for its owner only, so that every start can print it. */
export const prepareTable = async (
  settings: Settings,
  origin: string,
  env: Record<string, string>,
) => {
  const worker = new Worker(new URL('./prepare-worker.ts', import.meta.url), {
    env,
    execArgv: [],
    workerData: {
      admin: settings.admin,
      origin,
      remembered: await readRememberedPassword(settings),
      seed: settings.seed,
    },
  })
  const [prepared]: (Prepared | 'unreadable')[] = await once(worker, 'message').catch(
    (error: unknown) => {
      throw isUnreadable(error) ? createUnreadableFailure(settings) : error
    },
  )
  await worker.terminate()
  if (!prepared) throw new Error('The table could not be prepared.')
  if (prepared === 'unreadable') throw createUnreadableFailure(settings)
  const { credentials } = prepared
  if (credentials.password && !settings.admin.password)
    await writeFile(adminFile(settings.dataDir), JSON.stringify(credentials), { mode: 0o600 })
  return prepared
}
