import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { OperateFailure } from './failure.ts'

/** Settings of one run, as in cdk.json or `-c`. */
export type Settings = { stage?: string | undefined; context?: string[] | undefined }

/** Runs a command; throws on failure. Output goes to `file` if given. */
export type Run = (command: string, args: string[], file?: string) => void

const settingArguments = ({ stage, context = [] }: Settings) =>
  [...context, ...(stage ? [`stage=${stage}`] : [])].flatMap((one) => ['-c', one])

/** Runs with output in the terminal. */
export const runHere: Run = (command, args, file) => {
  const output = file ? openSync(file, 'w') : 'inherit'
  const { status } = spawnSync(command, args, { stdio: ['inherit', output, output] })
  if (typeof output === 'number') closeSync(output)
  if (status !== 0)
    throw new OperateFailure(
      `${command} ${args[0] ?? ''} did not succeed; why stands ${file ? `in ${file}` : 'above'}.`,
    )
}

/** `cdk` arguments to synthesize into the folder `assembly`. */
export const synthesis = (assembly: string, settings: Settings) => [
  ...['synth', '--quiet', '--output', assembly],
  ...settingArguments(settings),
]
