import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BuildFailure, ensureBuilt } from '@bong-bari/web/built'
import { StartFailure } from './start-failure.ts'

type Wanted = {
  dataDir: string
  /** Any built web will do: pages come from sources. */
  hot: boolean
  say: (line: string) => void
  signal?: AbortSignal | undefined
}

/** Builds the web unless built. Throws a StartFailure that names the log. */
export const buildWeb = async ({ dataDir, hot, say, signal }: Wanted) => {
  const building = () => say('building the web, which takes a while the first time ...')
  try {
    await ensureBuilt({ building, anySources: hot, signal })
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error
    const logFile = join(dataDir, 'web-build.log')
    await writeFile(logFile, error.message)
    throw new StartFailure(`The web could not be built; its own words are in ${logFile}.`)
  }
}
