import { writeChannel } from '@bong-bari/table'
import type { Channel } from '../adapters/youtube.ts'

/** False where a later reading was faster. */
export const refreshChannel = async (channel: Channel, now: Date) =>
  writeChannel(channel.id, await channel.numbers(), now)
