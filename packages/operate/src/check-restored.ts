import { parseArgs } from 'node:util'
import {
  collectUnreadable,
  everyEntity,
  findErasedLeads,
  findLead,
  indexLead,
  listErased,
  removeLead,
  storeErased,
  type UnreadableItem,
} from '@bong-bari/table'
import { forgetStoredQuestions } from '../../../functions/src/bot/stored-question.ts'
import { OperateFailure, runCommand } from './command.ts'
import { outputOf, requireDeployed } from './stack.ts'
import { describeMissingSettings } from './table-settings.ts'

const entityLists = everyEntity.flatMap(([, { walk }]) => Object.entries(walk?.lists ?? {}))

/** The number of items, or why they cannot be read. */
export type Count = number | string

const countOrExplain = async (count: () => Promise<number>): Promise<Count> => {
  const unreadable: UnreadableItem[] = []
  try {
    const readable = await collectUnreadable(unreadable, count)
    const ids = unreadable.map(({ kind, id }) => `${kind} ${id}`).join(', ')
    return unreadable.length ? `cannot be read: ${ids}` : readable
  } catch (error) {
    return `cannot be read: ${String(error)}`
  }
}

/** Reads and parses every item as the site would, through its indexes; for each kind the count or the error. */
export const countItems = async (tableName: string): Promise<Record<string, Count>> => {
  process.env.TABLE_NAME = tableName
  const counts: Record<string, Count> = {}
  for (const [kind, { count }] of entityLists) counts[kind] = await countOrExplain(count)
  return counts
}

/** Sentences about what makes a table unfit to serve. */
export const findUnfitReasons = (counts: Record<string, Count>): string[] => [
  ...Object.entries(counts).flatMap(([kind, count]) =>
    typeof count === 'string' ? [`${kind} ${count.split('\n')[0]}`] : [],
  ),
  ...(counts.admins === 0 ? ['nobody could log in: there is no admin'] : []),
]

/** Erases a lead with its conversation and index entries. The stream consumer, which does this for the live table, does not run for this one. */
const eraseLeadCompletely = async (id: string) => {
  const lead = await collectUnreadable([], () => findLead(id))
  await forgetStoredQuestions(lead?.conversation ?? [])
  await indexLead({ id, createdAt: undefined }, [])
  await removeLead(id)
}

/** Repeats and records erasures made in the live table since the backup. Returns how many leads had come back. Idempotent. */
export const repeatErasures = async (live: string, restored: string): Promise<number> => {
  process.env.TABLE_NAME = live
  const erased = await listErased()
  process.env.TABLE_NAME = restored
  const back = await findErasedLeads(erased)
  for (const id of back) await eraseLeadCompletely(id)
  for (const one of erased) await storeErased(one)
  return back.length
}

/** Erases again, reads both tables whole and says what each has. Throws where the restored one could not serve the site. */
export const compareTables = async (live: string, restored: string) => {
  const back = await repeatErasures(live, restored).catch(String)
  const [before, after] = [await countItems(live), await countItems(restored)]
  for (const [kind, count] of Object.entries(after))
    console.log(`${kind.padEnd(20)} ${count} restored, ${before[kind]} in the live table`)
  const isErased = typeof back === 'number'
  if (isErased) console.log(`Erased again, because they were erased since: ${back} requests.`)
  const reasons = [
    ...findUnfitReasons(after),
    ...(isErased ? [] : [`What was erased since could not be erased again: ${back}`]),
  ]
  for (const sentence of reasons) console.error(sentence)
  if (reasons.length) throw new OperateFailure(`${restored} is not fit to serve the site.`)
  console.log(`${restored} can be read whole.`)
}

const usage = 'Use it as: pnpm check:restored <restored table> [--stage <name>] [--live <table>]'

const readArguments = (args: string[]) => {
  try {
    const options = { stage: { type: 'string' }, live: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [restored, ...others] = positionals
    if (!restored || others.length) throw new OperateFailure(usage)
    return { restored, ...values }
  } catch {
    throw new OperateFailure(usage)
  }
}

export const checkRestored = async (args: string[]) => {
  const { restored, stage, ...given } = readArguments(args)
  const live = given.live ?? outputOf(await requireDeployed(stage), 'TableName')
  await compareTables(live, restored)
  const lack = await describeMissingSettings(restored)
  if (lack) console.log(`Before it could serve the site: ${lack}`)
}

if (import.meta.main) await runCommand(() => checkRestored(process.argv.slice(2)))
