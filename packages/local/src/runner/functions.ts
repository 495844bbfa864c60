import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { functionMemoryMb, functionTimeoutMs } from '@bong-bari/contract'
import { bundleFunctions } from '../../../../functions/bundle.ts'
import { ensureBundled } from '../../../../functions/bundled.ts'
import { type Answer, gatewayAnswer } from '../front/api-answer.ts'
import { type HostedFunction, hostFunction } from './function-host.ts'
import { StartFailure } from './start-failure.ts'

/** Bundles by function name. */
export type FunctionModules = Record<string, string>

/** As for deployment: into `outDir`, or cached by sources. A StartFailure has the bundler's words. */
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
  env: Record<string, string>
  /** What they print. */
  logFile: string
  /** Compile cache: half the start time and memory. */
  compiled: string
  /** No timeouts. */
  patient: boolean
}

export const hostFunctions = ({ env: shared, logFile, compiled, patient }: Surroundings) => {
  let hosts = new Map<string, HostedFunction>()
  const host = ([name, module]: [string, string]) => {
    const timeoutMs = patient ? undefined : functionTimeoutMs(name)
    // As on AWS the session token tells the role.
    const env = { ...shared, AWS_SESSION_TOKEN: name, NODE_COMPILE_CACHE: compiled }
    const memoryMb = functionMemoryMb(name)
    return [name, hostFunction({ name, module, env, logFile, memoryMb, timeoutMs })] as const
  }
  return {
    /** Failures are answers. */
    invoke: async (name: string, event: object): Promise<Answer> =>
      (await hosts.get(name)?.invoke(event)) ?? gatewayAnswer.crashed(),
    /** For non-requests; rejects if it fails or is missing. */
    call: async (name: string, event: object): Promise<unknown> => {
      const host = hosts.get(name)
      if (!host) throw new Error(`There is no function ${name}.`)
      return host.call(event)
    },
    /** Running calls finish. */
    use: (modules: FunctionModules) => {
      for (const { stop } of hosts.values()) stop()
      hosts = new Map(Object.entries(modules).map(host))
    },
  }
}
export type Functions = ReturnType<typeof hostFunctions>
