import { bumpBotVersion, type Change, everyNounTable, trainingRows } from '@bong-bari/table'

/** Stores what the matcher reads of rows, for later instances. */
const tellOfRows = async (rows: readonly Change[]) => {
  const { storeRow } = await import('../bot/stored-rows.ts')
  for (const { key } of rows) {
    const version = await bumpBotVersion()
    const id = Number(key.sk)
    await storeRow({ id, row: await trainingRows.find(id) }, version)
  }
}

const isReadByBot = (entity: string) =>
  everyNounTable.some(({ noun, isReadByBot }) => isReadByBot && noun.name === entity)

/** Running instances then read the bot's knowledge again. */
export const tellBot = async (changes: readonly Change[]) => {
  const rows = changes.filter(({ entity }) => entity === 'training')
  if (rows.length) await tellOfRows(rows)
  else if (changes.some(({ entity }) => isReadByBot(entity))) await bumpBotVersion()
}
