import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { functionMemoryMb, functionTimeoutMs } from '@bong-bari/contract'
import { bundleFunctions } from '../../../../functions/bundle.ts'
import { ensureBundled } from '../../../../functions/bundled.ts'
import { type Answer, gatewayAnswer } from '../front/api-answer.ts'
import { type HostedFunction, hostFunction } from './function-host.ts'
import { StartFailure } from './start-failure.ts'

/** URLs of the bundled modules by function name. */
export type FunctionModules = Record<string, string>

/** Bundles the functions as for deployment: into `outDir`, or into a folder that is reused while the sources are the same. Throws a StartFailure with the bundler's message. */
export const bundleModules = async (outDir?: string): Promise<FunctionModules> => {
  try {
    const bundled = outDir ? await bundleFunctions({ outDir }) : await ensureBundled()
    const bundles = Object.entries(bundled)
    return Object.fromEntries(
      bundles.map(([name, { dir, handler }]) => {
        const file = join(dir, `${handler.split('.')[0]}.mjs`)
        return [name, pathToFileURL(file).href]
      }),
    )
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    throw new StartFailure(`The functions could not be bundled: ${text.replace(/\s*\n\s*/g, ' ')}`)
  }
}

type HostSettings = {
  env: Record<string, string>
  /** The file that gets everything that functions print. */
  logFile: string
  /** The folder of Node's compile cache, which halves the start time and memory. */
  compileCacheDir: string
  /** Functions have no timeouts, for debuggers and busy machines. */
  noTimeouts: boolean
}

export const hostFunctions = ({
  env: shared,
  logFile,
  compileCacheDir,
  noTimeouts,
}: HostSettings) => {
  let hosts = new Map<string, HostedFunction>()
  const host = ([name, module]: [string, string]) => {
    const timeoutMs = noTimeouts ? undefined : functionTimeoutMs(name)
    // The local engines read the function's role from the session token.
    const env = { ...shared, AWS_SESSION_TOKEN: name, NODE_COMPILE_CACHE: compileCacheDir }
    const memoryMb = functionMemoryMb(name)
    return [name, hostFunction({ name, module, env, logFile, memoryMb, timeoutMs })] as const
  }
  return {
    /** Calls a function with an HTTP event. A failure becomes an answer. */
    invoke: async (name: string, event: object): Promise<Answer> =>
      (await hosts.get(name)?.invoke(event)) ?? gatewayAnswer.crashed(),
    /** Calls a function with an event that is no HTTP request. Rejects if it fails or is missing. */
    call: async (name: string, event: object): Promise<unknown> => {
      const host = hosts.get(name)
      if (!host) throw new Error(`There is no function ${name}.`)
      return host.call(event)
    },
    /** Replaces the functions. Running calls finish with the old ones. */
    use: (modules: FunctionModules) => {
      for (const { stop } of hosts.values()) stop()
      hosts = new Map(Object.entries(modules).map(host))
    },
  }
}
export type Functions = ReturnType<typeof hostFunctions>
