import { bumpBotVersion, type Change, trainingRows } from '@bong-bari/table'

/**
 * Says that what the bot knows has changed: running instances read it anew. What the matcher reads of a row is stored
 * for instances to come.
 */
export const tellBot = async (changes: readonly Change[]) => {
  const rows = changes.filter(({ entity }) => entity === 'training')
  if (!rows.length && !changes.some(({ entity }) => entity === 'template')) return
  if (!rows.length) await bumpBotVersion()
  for (const { key } of rows) {
    const version = await bumpBotVersion()
    const id = Number(key.sk)
    const { storeRow } = await import('../bot/stored-rows.ts')
    await storeRow({ id, row: await trainingRows.find(id) }, version)
  }
}
