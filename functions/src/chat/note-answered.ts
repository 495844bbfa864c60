import { countRowAnswer } from '@bong-bari/table'

/** Counts for the team that a training row answered. The visitor is answered even where that fails. */
export const noteAnswered = async (rowId: number, now: Date) => {
  try {
    await countRowAnswer(rowId, now)
  } catch (error) {
    const failure = error instanceof Error ? error.name : 'failed'
    console.log(JSON.stringify({ level: 'error', answered: failure }))
  }
}
