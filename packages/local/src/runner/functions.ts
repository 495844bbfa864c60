import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { functionMemoryMb, functionTimeoutMs } from '@bong-bari/edge'
import { bundleFunctions } from '../../../../functions/bundle.ts'
import { ensureBundled } from '../../../../functions/bundled.ts'
import { type Answer, gatewayAnswer } from './api-answer.ts'
import { type HostedFunction, hostFunction } from './function-host.ts'
import { StartFailure } from './start-failure.ts'
import type { ThreadMemory } from './thread-memory.ts'

/** Addresses of the bundled modules, by the functions' names. */
export type FunctionModules = Record<string, string>

/**
 * The functions, bundled as for deployment: anew into `outDir`, or where none is given those that are
 * made once for these sources. Throws a StartFailure with the bundler's words.
 */
export const bundleModules = async (outDir?: string): Promise<FunctionModules> => {
  try {
    const made = outDir ? await bundleFunctions({ outDir }) : await ensureBundled()
    const bundles = Object.entries(made)
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

type Surroundings = {
  /** What every function gets as its environment. */
  env: Record<string, string>
  /** What they print is appended here. */
  logFile: string
  /** Folder that keeps their code compiled: a thread then starts in half the time and memory. */
  compiled: string
  /** Ends none for its time. */
  patient: boolean
}

/** Hosts functions, each in threads of its own. */
export const hostFunctions = ({ env: shared, logFile, compiled, patient }: Surroundings) => {
  let hosts = new Map<string, HostedFunction>()
  const host = ([name, module]: [string, string]) => {
    const timeoutMs = patient ? undefined : functionTimeoutMs(name)
    // As on AWS, where the session token says whose role it is.
    const env = { ...shared, AWS_SESSION_TOKEN: name, NODE_COMPILE_CACHE: compiled }
    const memoryMb = functionMemoryMb(name)
    return [name, hostFunction({ name, module, env, logFile, memoryMb, timeoutMs })] as const
  }
  return {
    /** Calls a function by its name; every failure is an answer. */
    invoke: async (name: string, event: object): Promise<Answer> =>
      (await hosts.get(name)?.invoke(event)) ?? gatewayAnswer.crashed(),
    /** Calls one with what is no request; answers its result, and rejects where it fails or is not there. */
    call: async (name: string, event: object): Promise<unknown> => {
      const host = hosts.get(name)
      if (!host) throw new Error(`There is no function ${name}.`)
      return host.call(event)
    },
    /** What the threads of each function hold, by its name. */
    memory: async (): Promise<Record<string, ThreadMemory[]>> => {
      const named = [...hosts].map(async ([name, { memory }]) => [name, await memory()] as const)
      return Object.fromEntries(await Promise.all(named))
    },
    /** From now on these modules are called; calls that are under way come to their end. */
    use: (modules: FunctionModules) => {
      for (const { stop } of hosts.values()) stop()
      hosts = new Map(Object.entries(modules).map(host))
    },
  }
}
export type Functions = ReturnType<typeof hostFunctions>
