import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { OperateFailure } from './command.ts'

/** Settings of one run, as in cdk.json or `-c`. */
export type Settings = { stage?: string | undefined; context?: string[] | undefined }

/** Runs a command; throws on failure. Output goes to `file` if given. */
export type Run = (command: string, args: string[], file?: string) => void

const contextArguments = ({ stage, context = [] }: Settings) =>
  [...context, ...(stage ? [`stage=${stage}`] : [])].flatMap((one) => ['-c', one])

/** Runs a command with its output in the terminal, or in `file`. Throws on failure. */
export const runInTerminal: Run = (command, args, file) => {
  const output = file ? openSync(file, 'w') : 'inherit'
  const { status } = spawnSync(command, args, { stdio: ['inherit', output, output] })
  if (typeof output === 'number') closeSync(output)
  if (status !== 0)
    throw new OperateFailure(
      `${command} ${args[0] ?? ''} did not succeed; why stands ${file ? `in ${file}` : 'above'}.`,
    )
}

/** `cdk` arguments that upload the files of a stack. CDK runs a command that may still change only if `--unstable` names it. */
export const publishArguments = (stack: string, assembly: string) => [
  ...['publish-assets', stack, '--app', assembly, '--unstable=publish-assets'],
]

/** `cdk` arguments that say why the last change of a stack failed, found among all of its events. */
export const diagnoseArguments = (stack: string, assembly: string) => [
  ...['diagnose', stack, '--app', assembly, '--unstable=diagnose'],
]

/** The same as a line to type. CDK finds the stack of a stage only if it is given that stage. */
export const diagnosisCommand = (stack: string, stage: string) =>
  `npx -y pnpm@12 cdk diagnose ${stack} --unstable=diagnose${stage === 'production' ? '' : ` -c stage=${stage}`}`

/** `cdk` arguments to synthesize into the folder `assembly`. */
export const synthArguments = (assembly: string, settings: Settings) => [
  ...['synth', '--quiet', '--output', assembly],
  ...contextArguments(settings),
]
