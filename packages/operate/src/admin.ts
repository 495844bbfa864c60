import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { reachTable } from '@bong-bari/local'
import { OperateFailure, runCommand } from './command.ts'
import { outputOf, requireDeployed } from './stack.ts'

type FoundTable = {
  /** The table in words, such as "the table X of the stack Y". */
  where: string
  env: Record<string, string>
  stop: () => Promise<void>
}

const stopNothing = async () => {}

/** Finds the deployed stage's table, else that of TABLE_NAME, else the local site's. Credentials, region and endpoints come from the SDK. */
const findTable = async (
  stage: string | undefined,
  env: Record<string, string | undefined>,
): Promise<FoundTable> => {
  if (stage) {
    const deployed = await requireDeployed(stage)
    const name = outputOf(deployed, 'TableName')
    const where = `the table ${name} of the stack ${deployed.name}`
    return { where, env: { TABLE_NAME: name }, stop: stopNothing }
  }
  if (env.TABLE_NAME) return { where: `the table ${env.TABLE_NAME}`, env: {}, stop: stopNothing }
  return { where: 'the table of the site on this machine', ...(await reachTable(env)) }
}

const usage =
  'Use it as: pnpm admin create <username>, pnpm admin reset <username> or pnpm admin list; with --stage production for the deployed site.'

const createSilentOutput = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/** Reads a line from the terminal without showing it. */
const askHidden = async (question: string) => {
  process.stderr.write(question)
  const lines = createInterface({
    input: process.stdin,
    output: createSilentOutput(),
    terminal: true,
  })
  const stop = new AbortController()
  lines.on('SIGINT', () => stop.abort())
  try {
    return await lines.question('', { signal: stop.signal })
  } catch {
    throw new OperateFailure('Nothing was changed.')
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}

/** A password is typed twice at a terminal, or is the first line of what is piped in. */
const askPassword = async (): Promise<string> => {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? ''
  const password = await askHidden('New password: ')
  if ((await askHidden('The same again: ')) !== password)
    throw new OperateFailure('The two passwords differ; nothing was changed.')
  return password
}

type Accounts = typeof import('./accounts.ts')
type Ask = typeof askPassword
type Command = (accounts: Accounts, username: string, where: string, ask: Ask) => Promise<void>

const create: Command = async (accounts, given, where, ask) => {
  const username = accounts.parseUsername(given)
  await accounts.createAdmin(username, accounts.parsePassword(await ask(), username))
  console.log(`created the admin ${username} in ${where}`)
}

const reset: Command = async (accounts, given, where, ask) => {
  const { username } = await accounts.requireAdmin(given)
  await accounts.resetAdmin(username, accounts.parsePassword(await ask(), username))
  console.log(
    `changed the password of ${username} in ${where}; every session of theirs has ended, and their passkeys are removed`,
  )
}

const list: Command = async (_accounts, _username, where) => {
  const { listUsers } = await import('@bong-bari/table')
  const users = await listUsers()
  console.log(users.length ? `admins in ${where}:` : `there is no admin in ${where}`)
  for (const { username, createdAt } of users)
    console.log(`${username}  since ${createdAt.slice(0, 10)}`)
}

const commands: Record<string, { run: Command; names: number }> = {
  create: { run: create, names: 1 },
  reset: { run: reset, names: 1 },
  list: { run: list, names: 0 },
}

const readArguments = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { stage: { type: 'string' } },
      allowPositionals: true,
    })
    const [name = '', ...given] = positionals
    const command = commands[name]
    if (command?.names !== given.length) throw new OperateFailure(usage)
    return { command, username: given[0] ?? '', stage: values.stage }
  } catch {
    throw new OperateFailure(usage)
  }
}

/** Runs `pnpm admin`. `ask` returns a new password. */
export const admin = async (args: string[], ask: Ask = askPassword) => {
  const { command, username, stage } = readArguments(args)
  const table = await findTable(stage, process.env)
  Object.assign(process.env, table.env)
  try {
    // This import is late because the table's client reads the environment when it is created.
    await command.run(await import('./accounts.ts'), username, table.where, ask)
  } finally {
    await table.stop()
  }
}

if (import.meta.main) await runCommand(() => admin(process.argv.slice(2)))
