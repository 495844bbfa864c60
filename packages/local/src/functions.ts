import { join } from 'node:path'
import { functionTimeoutMs } from '@bong-bari/edge'
import { bundleFunctions } from '@bong-bari/functions/bundle'
import { type Answer, gatewayAnswer } from './api-answer.ts'
import { type HostedFunction, hostFunction } from './function-host.ts'
import { StartFailure } from './start-failure.ts'

const bundle = async (outDir: string) => {
  try {
    return await bundleFunctions({ outDir })
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    throw new StartFailure(`The functions could not be bundled: ${text.replace(/\s*\n\s*/g, ' ')}`)
  }
}

const hostAll = async (outDir: string, env: Record<string, string>, logFile: string) => {
  const hosts = new Map<string, HostedFunction>()
  for (const [name, { dir, handler }] of Object.entries(await bundle(outDir))) {
    const module = join(dir, `${handler.split('.')[0]}.mjs`)
    const own = { ...env, AWS_LAMBDA_FUNCTION_NAME: name }
    const timeoutMs = functionTimeoutMs(name)
    hosts.set(name, hostFunction({ name, module, env: own, logFile, timeoutMs }))
  }
  return hosts
}

/**
 * Bundles the functions as for deployment and holds each in an environment of its own with `env`.
 * What they print is appended to `logFile`.
 */
export const startFunctions = async ({
  outDir,
  env,
  logFile,
}: {
  outDir: string
  env: Record<string, string>
  logFile: string
}) => {
  let hosts = await hostAll(outDir, env, logFile)
  return {
    /** Calls a function by its name; every failure is an answer. */
    invoke: async (name: string, event: object): Promise<Answer> =>
      (await hosts.get(name)?.invoke(event)) ?? gatewayAnswer.crashed(),
    /** Bundles anew; calls that run go on in the old environments. */
    rebuild: async () => {
      const old = hosts
      hosts = await hostAll(outDir, env, logFile)
      for (const host of old.values()) await host.reset()
    },
    stop: async () => {
      await Promise.all([...hosts.values()].map((host) => host.stop()))
    },
  }
}
export type Functions = Awaited<ReturnType<typeof startFunctions>>
