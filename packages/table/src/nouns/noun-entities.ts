import { type GroupName, nouns, routes, type SmallNoun } from '@bong-bari/contract'
import { atOnce, listOf } from '../db/walk.ts'
import { all, type EntityEntry, type Grant, listed, rendered } from '../schema/entity.ts'
import { keyPatterns } from '../schema/keys.ts'
import { describing } from './describe-picture.ts'
import type { NounTable } from './noun-table.ts'
import { everyNounTable } from './nouns.ts'

/** The function with its admin routes. */
const groupOf = (name: SmallNoun): GroupName => {
  const own = routes.find(({ route }) => route.method === 'POST' && route.path === nouns[name].path)
  if (!own) throw new Error(`No group of the API has the routes of ${name}: add it in api.ts`)
  return own.group
}

const changed: Grant = { actions: all, list: true }
/** Derivations reread the whole list. */
const derived: Grant = { actions: ['GetItem'], list: true }
/** Restoring writes the whole item. */
const putBack: Grant = { actions: ['GetItem', 'PutItem'] }

const isShown = (name: SmallNoun) => 'shown' in nouns[name]

export const followedNouns = everyNounTable
  .filter(({ noun: { name }, isReadByBot }) => isReadByBot || isShown(name))
  .map(({ noun }) => noun.name)

const walkOf = ({ noun: { name, picture }, list, keyOf }: NounTable): EntityEntry['walk'] => ({
  list: true,
  lists: { [nouns[name].many]: listOf(atOnce(list)) },
  ...(picture && { describe: describing(atOnce(list), ({ id }) => keyOf(id), picture) }),
})

const entryOf = (table: NounTable): EntityEntry => {
  const { name } = table.noun
  return {
    schema: table.schema,
    keyPatterns: keyPatterns[name],
    isPublic: isShown(name),
    grants: {
      // Training tries answers.
      ...(table.isReadByBot && { chat: listed, 'bot-training': listed }),
      [groupOf(name)]: changed,
      trash: putBack,
      ...(isShown(name) && rendered(listed)),
      ...(followedNouns.includes(name) && { reactions: derived }),
    },
    walk: walkOf(table),
  }
}

export const nounEntities = Object.fromEntries(
  everyNounTable.map((table) => [table.noun.name, entryOf(table)]),
) as Record<SmallNoun, EntityEntry>

/** Functions that move their own items to the trash. */
export const trashing = Object.fromEntries(
  everyNounTable.map(({ noun }) => [groupOf(noun.name), { actions: ['PutItem'] } as const]),
)
