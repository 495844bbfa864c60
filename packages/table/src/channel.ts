import { type ChannelNumbers, channelNumbers } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { noLaterCopy } from './last-copy.ts'
import { readerFor } from './unreadable.ts'
import { create, get } from './verbs.ts'

export const storedChannel = z.object({ ...channelNumbers.shape, refreshedAt: z.iso.datetime() })

const read = readerFor('channel', storedChannel, ({ sk }) => sk)

/** The last good copy of the channel's numbers, or undefined before the first. */
export const readChannel = async (): Promise<ChannelNumbers | undefined> => {
  const stored = read.one(await get(keys.channel))
  if (!stored) return undefined
  const { refreshedAt: _, ...numbers } = stored
  return numbers
}

/** Keeps what was read for the time `now`, as `writeVideos` does. */
export const writeChannel = (numbers: ChannelNumbers, now: Date): Promise<boolean> =>
  create({ ...keys.channel, ...numbers, refreshedAt: now.toISOString() }, noLaterCopy(now))
