import type { Telling } from '@bong-bari/table'

/** One who is told. `whom` knows them again, `kind` is what a log may say of them. */
export type Channel = {
  kind: 'mail' | 'webhook' | 'answer'
  whom: string
  tell: () => Promise<unknown>
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown')

/**
 * Tells everybody who has not been told yet, each for itself, and notes whom; false where somebody could
 * not be told.
 */
export const tellAll = async (telling: Telling, channels: readonly Channel[]): Promise<boolean> => {
  const left = channels.filter(({ whom }) => !telling.told.has(whom))
  const tellOne = async ({ kind, whom, tell }: Channel) => {
    try {
      await tell()
    } catch (error) {
      console.warn(JSON.stringify({ level: 'warn', notice: kind, error: reasonOf(error) }))
      return false
    }
    // Where there is nobody else, that it is told is noted by its end.
    if (left.length > 1) await telling.noteTold(whom)
    return true
  }
  return (await Promise.all(left.map(tellOne))).every((isTold) => isTold)
}
