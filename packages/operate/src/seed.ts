import { parseArgs } from 'node:util'
import { failureSentence, reachTable, StartFailure } from '@bong-bari/local'
import { announceLeadChange, createLead, createPost } from '@bong-bari/table'
import { generatedLead } from './generated-leads.ts'
import { generatedPost } from './generated-posts.ts'

/** Items that are written at the same time. */
const lanes = 32

const countOf = (name: string, given: string) => {
  if (!/^\d{1,7}$/.test(given))
    throw new StartFailure(`--${name} must be a whole number up to 9999999, not "${given}".`)
  return Number(given)
}

const readArguments = () => {
  try {
    const { values } = parseArgs({
      options: {
        leads: { type: 'string', default: '0' },
        posts: { type: 'string', default: '0' },
      },
    })
    return { leads: countOf('leads', values.leads), posts: countOf('posts', values.posts) }
  } catch (error) {
    if (error instanceof StartFailure) throw error
    throw new StartFailure('Use it as: pnpm seed --leads <number> [--posts <number>].')
  }
}

const writeAll = async (count: number, write: (index: number) => Promise<boolean>) => {
  let next = 0
  let written = 0
  const lane = async () => {
    while (next < count) if (await write(next++)) written++
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return written
}

const report = (what: string, count: number, written: number) => {
  const there = count - written
  if (count) console.log(`wrote ${written} ${what}${there ? `; ${there} were there already` : ''}`)
}

const run = async () => {
  const { leads, posts } = readArguments()
  const table = await reachTable(process.env)
  Object.assign(process.env, table.env)
  const now = Date.now()
  try {
    report('leads', leads, await writeAll(leads, (index) => createLead(generatedLead(index, now))))
    // Screens that are open ask for the list anew.
    if (leads) await announceLeadChange(new Date())
    report('posts', posts, await writeAll(posts, (index) => createPost(generatedPost(index, now))))
  } finally {
    await table.stop()
  }
}

try {
  await run()
} catch (error) {
  console.error(failureSentence(error))
  process.exitCode = 1
}
