import { spawnSync } from 'node:child_process'
import { OperateFailure } from './failure.ts'

/** Settings of one run, as cdk.json or `-c` would give them. */
export type Settings = { stage?: string | undefined; context?: string[] | undefined }

const settingArguments = ({ stage, context = [] }: Settings) =>
  [...context, ...(stage ? [`stage=${stage}`] : [])].flatMap((one) => ['-c', one])

/** Runs a command in the terminal that the operator looks at; rejects when it fails. */
export const run = (command: string, args: string[], env: Record<string, string> = {}) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0)
    throw new OperateFailure(`${command} ${args[0] ?? ''} did not succeed; why stands above.`)
}

/** Synthesizes the stack with the settings into the folder `assembly`. */
export const synthesize = (assembly: string, settings: Settings, env: Record<string, string>) =>
  run('cdk', ['synth', '--quiet', '--output', assembly, ...settingArguments(settings)], env)
