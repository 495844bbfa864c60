import { spawnSync } from 'node:child_process'
import { OperateFailure } from './failure.ts'

/** Settings of one run, as cdk.json or `-c` would give them. */
export type Settings = { stage?: string | undefined; context?: string[] | undefined }

/** Runs a command, such as `cdk`, with `env` beside this process's own; throws when it fails. */
export type Run = (command: string, args: string[], env?: Record<string, string>) => void

const settingArguments = ({ stage, context = [] }: Settings) =>
  [...context, ...(stage ? [`stage=${stage}`] : [])].flatMap((one) => ['-c', one])

/** In the terminal that the operator looks at. */
export const runHere: Run = (command, args, env = {}) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0)
    throw new OperateFailure(`${command} ${args[0] ?? ''} did not succeed; why stands above.`)
}

/** What `cdk` is told to synthesize the stack with the settings into the folder `assembly`. */
export const synthesis = (assembly: string, settings: Settings) => [
  ...['synth', '--quiet', '--output', assembly],
  ...settingArguments(settings),
]
