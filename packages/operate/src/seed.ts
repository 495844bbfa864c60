import { parseArgs } from 'node:util'
import {
  countOf,
  failureSentence,
  fillBucket,
  fillTable,
  type House,
  type Kind,
  perYear,
  reachTable,
  StartFailure,
} from '@bong-bari/local'
import { derivedId, listUsers } from '@bong-bari/table'

const kinds = Object.keys(perYear) as Kind[]

const usage =
  'Use it as: pnpm seed --years <number> [--scale <number>], or pnpm seed --leads <number> [--posts <number>].'

const numberOf = (name: string, given: string, form: RegExp) => {
  if (!form.test(given)) throw new StartFailure(`--${name} cannot be "${given}". ${usage}`)
  return Number(given)
}

const readArguments = () => {
  try {
    const { values } = parseArgs({
      options: {
        years: { type: 'string' },
        scale: { type: 'string', default: '1' },
        leads: { type: 'string', default: '0' },
        posts: { type: 'string', default: '0' },
      },
    })
    const { years, leads, posts } = values
    return {
      years: years === undefined ? undefined : numberOf('years', years, /^\d{1,2}(\.\d+)?$/),
      scale: numberOf('scale', values.scale, /^\d(\.\d+)?$/),
      leads: numberOf('leads', leads, /^\d{1,7}$/),
      posts: numberOf('posts', posts, /^\d{1,7}$/),
    }
  } catch (error) {
    throw error instanceof StartFailure ? error : new StartFailure(usage)
  }
}

const ownersOf = async () => {
  const users = await listUsers()
  const invented = ['ma', 'riya'].map((username) => ({ id: derivedId(username), username }))
  return users.length ? users : invented
}

const fill = async (kind: Kind, house: House, count: number) => {
  const { written, there } = await fillTable(kind, house, count)
  if (count) console.log(`wrote ${written} ${kind}${there ? `; ${there} were there already` : ''}`)
}

const run = async () => {
  const { years, scale, leads, posts } = readArguments()
  const table = await reachTable(process.env)
  Object.assign(process.env, table.env)
  try {
    const house: House = { now: Date.now(), years: years ?? 2, scale, owners: await ownersOf() }
    const alone: Partial<Record<Kind, number>> = { leads, posts }
    const counts = (kind: Kind) => (years === undefined ? (alone[kind] ?? 0) : countOf(kind, house))
    for (const kind of kinds) await fill(kind, house, counts(kind))
    if (table.media && counts('pictures')) await fillBucket(table.media, house)
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
