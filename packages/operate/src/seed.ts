import { parseArgs } from 'node:util'
import {
  describeFailure,
  fillTable,
  type MadeUpKind,
  reachTable,
  StartFailure,
} from '@bong-bari/local'

const usage = 'Use it as: pnpm seed --leads <number> [--posts <number>].'

const readCounts = (): Record<MadeUpKind, number> => {
  const count = { type: 'string', default: '0' } as const
  try {
    const { leads, posts } = parseArgs({ options: { leads: count, posts: count } }).values
    if ([leads, posts].every((one) => /^\d{1,6}$/.test(one)))
      return { leads: Number(leads), posts: Number(posts) }
  } catch {
    // parseArgs throws on an unknown option.
  }
  throw new StartFailure(usage)
}

const run = async () => {
  const { leads, posts } = readCounts()
  if (!leads && !posts) throw new StartFailure(usage)
  const table = await reachTable(process.env)
  Object.assign(process.env, table.env)
  try {
    console.log(
      `wrote ${await fillTable('leads', leads)} leads and ${await fillTable('posts', posts)} posts`,
    )
  } finally {
    await table.stop()
  }
}

try {
  await run()
} catch (error) {
  console.error(describeFailure(error))
  process.exitCode = 1
}
