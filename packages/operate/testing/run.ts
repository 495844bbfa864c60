import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

type Options = { env: Record<string, string>; cwd?: string; typed?: string }

/** Runs a Node program in a child with no environment but `env`; `typed` is its standard input. */
export const runNode = async (args: string[], { env, cwd, typed = '' }: Options) => {
  const child = spawn(process.execPath, args, { env, cwd })
  child.stdin.end(typed)
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code, out, errors }
}
