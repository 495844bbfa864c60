import { parseArgs } from 'node:util'
import { failureSentence, reachTable, StartFailure } from '@bong-bari/local'
import { createLead } from '@bong-bari/table'
import { generatedLead } from './generated-leads.ts'

/** Leads that are written at the same time. */
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

const writeLeads = async (count: number) => {
  const now = Date.now()
  let next = 0
  let written = 0
  const lane = async () => {
    while (next < count) if (await createLead(generatedLead(next++, now))) written++
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return written
}

const run = async () => {
  const { leads, posts } = readArguments()
  if (posts > 0) throw new StartFailure('The table holds no posts yet, so --posts must be 0.')
  const table = await reachTable(process.env)
  Object.assign(process.env, table.env)
  try {
    const written = await writeLeads(leads)
    const there = leads - written
    console.log(`wrote ${written} leads${there ? `; ${there} were there already` : ''}`)
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
