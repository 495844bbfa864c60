import { type GroupName, nouns, routes, type SmallNoun } from '@bong-bari/contract'
import { inOnePage, makeList } from '../db/walk.ts'
import {
  allActions,
  type EntityEntry,
  type Grant,
  grantRenderers,
  listOnly,
} from '../schema/entity.ts'
import { keyPatterns } from '../schema/keys.ts'
import { makeDescriber } from './describe-picture.ts'
import type { NounTable } from './noun-table.ts'
import { everyNounTable } from './nouns.ts'

/** Finds the endpoint group that has the admin routes of a noun. */
const groupOf = (name: SmallNoun): GroupName => {
  const own = routes.find(({ route }) => route.method === 'POST' && route.path === nouns[name].path)
  if (!own) throw new Error(`No group of the API has the routes of ${name}: add it in api.ts`)
  return own.group
}

const editAndList: Grant = { actions: allActions, list: true }
/** What follows a change reads the whole list again. */
const readAndList: Grant = { actions: ['GetItem'], list: true }
/** Restoring from the trash writes the whole item. */
const restoreItem: Grant = { actions: ['GetItem', 'PutItem'] }

const isShown = (name: SmallNoun) => 'pages' in nouns[name]

export const followedNouns = everyNounTable
  .filter(({ noun: { name }, isReadByBot }) => isReadByBot || isShown(name))
  .map(({ noun }) => noun.name)

const walkOf = ({ noun: { name, picture }, list, keyOf }: NounTable): EntityEntry['walk'] => ({
  list: true,
  lists: { [nouns[name].many]: makeList(inOnePage(list)) },
  ...(picture && { describe: makeDescriber(inOnePage(list), ({ id }) => keyOf(id), picture) }),
})

const entryOf = (table: NounTable): EntityEntry => {
  const { name } = table.noun
  return {
    schema: table.schema,
    keyPatterns: keyPatterns[name],
    grants: {
      // The training screen tries answers, so it reads what the bot reads.
      ...(table.isReadByBot && { chat: listOnly, 'bot-training': listOnly }),
      [groupOf(name)]: editAndList,
      trash: restoreItem,
      ...(isShown(name) && grantRenderers(listOnly)),
      ...(followedNouns.includes(name) && { reactions: readAndList }),
    },
    walk: walkOf(table),
  }
}

export const nounEntities = Object.fromEntries(
  everyNounTable.map((table) => [table.noun.name, entryOf(table)]),
) as Record<SmallNoun, EntityEntry>

/** Functions that move their own items to the trash. */
export const trashWriters = Object.fromEntries(
  everyNounTable.map(({ noun }) => [groupOf(noun.name), { actions: ['PutItem'] } as const]),
)
