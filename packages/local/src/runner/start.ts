import { watchLaunchers } from './launchers.ts'
import { readSettings } from './settings.ts'
import { type Stack, startStack } from './stack.ts'
import { failureSentence } from './start-failure.ts'

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stopping.abort())

const stopAsked = new Promise<void>((resolve) => {
  stopping.signal.addEventListener('abort', () => resolve(), { once: true })
})

const say = (line: string) => console.log(line)

const greet = ({ url, credentials: { username, password } }: Stack) => {
  say(`admin ${username}`)
  say(
    password
      ? `password ${password}`
      : 'password changed since it was set here; start once with ADMIN_PASSWORD to set another',
  )
  say(`ready ${url}`)
}

const run = async () => {
  watchLaunchers(() => stopping.abort())
  const { signal } = stopping
  const stack = await startStack(readSettings(process.env), {
    hot: process.argv.includes('--hot'),
    say,
    signal,
  })
  greet(stack)
  await stopAsked
  await stack.stop()
}

try {
  await run()
  process.exit(0)
} catch (error) {
  if (!stopping.signal.aborted) console.error(failureSentence(error))
  process.exit(stopping.signal.aborted ? 0 : 1)
}
