import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { functionTimeoutMs } from '@bong-bari/edge'
import { bundleFunctions } from '@bong-bari/functions/bundle'
import { ensureBundled } from '@bong-bari/functions/bundled'
import { type Answer, gatewayAnswer } from './api-answer.ts'
import { type HostedFunction, hostFunction } from './function-host.ts'
import { StartFailure } from './start-failure.ts'

/** Addresses of the bundled modules, by the functions' names. */
export type FunctionModules = Record<string, string>

/**
 * Bundles the functions as for deployment. `build` tells a bundling anew, into `outDir`, from earlier
 * ones, whose modules stay loaded; without it the shared bundles are given. Throws a StartFailure
 * with the bundler's words.
 */
export const bundleModules = async (outDir: string, build = 0): Promise<FunctionModules> => {
  try {
    const made = build ? await bundleFunctions({ outDir }) : await ensureBundled()
    const bundles = Object.entries(made)
    return Object.fromEntries(
      bundles.map(([name, { dir, handler }]) => {
        const file = join(dir, `${handler.split('.')[0]}.mjs`)
        return [name, `${pathToFileURL(file)}?${build}`]
      }),
    )
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    throw new StartFailure(`The functions could not be bundled: ${text.replace(/\s*\n\s*/g, ' ')}`)
  }
}

/** Functions that compute for seconds at a time. */
const apart = new Set(['exports'])

/** Hosts functions in this thread, or beside it. `logFile` gets what those beside it print. */
export const hostFunctions = (logFile: string) => {
  let hosts = new Map<string, HostedFunction>()
  const host = ([name, module]: [string, string]) => {
    const timeoutMs = functionTimeoutMs(name)
    const settings = { name, module, apart: apart.has(name), logFile, timeoutMs }
    return [name, hostFunction(settings)] as const
  }
  return {
    /** Calls a function by its name; every failure is an answer. */
    invoke: async (name: string, event: object): Promise<Answer> =>
      (await hosts.get(name)?.invoke(event)) ?? gatewayAnswer.crashed(),
    /** From now on these modules are called. */
    use: async (modules: FunctionModules) => {
      const old = hosts
      hosts = new Map(Object.entries(modules).map(host))
      for (const { stop } of old.values()) await stop()
    },
  }
}
export type Functions = ReturnType<typeof hostFunctions>
