import { bumpBotVersion, type Change, everyNounTable, trainingRows } from '@bong-bari/table'

/** What the matcher reads of rows is stored for instances to come. */
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

/** Says that what the bot knows has changed: running instances read it anew. */
export const tellBot = async (changes: readonly Change[]) => {
  const rows = changes.filter(({ entity }) => entity === 'training')
  if (rows.length) await tellOfRows(rows)
  else if (changes.some(({ entity }) => isReadByBot(entity))) await bumpBotVersion()
}
