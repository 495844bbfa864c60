import { type ChannelNumbers, channelNumbers } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { noLaterCopy } from './last-copy.ts'
import { readerFor } from './unreadable.ts'
import { create, get, type Item } from './verbs.ts'

export const storedChannel = z.object({ ...channelNumbers.shape, refreshedAt: z.iso.datetime() })

const read = readerFor('channel', storedChannel, ({ sk }) => sk)

/** The channel's numbers as they are stored. */
export const channelIn = (item: Item | undefined): ChannelNumbers | undefined => {
  const stored = read.one(item)
  if (!stored) return undefined
  const { refreshedAt: _, ...numbers } = stored
  return numbers
}

/** The last good copy of the channel's numbers, or undefined before the first. */
export const readChannel = async () => channelIn(await get(keys.channel))

/** Keeps what was read for the time `now`, as `writeVideos` does. */
export const writeChannel = (numbers: ChannelNumbers, now: Date): Promise<boolean> =>
  create({ ...keys.channel, ...numbers, refreshedAt: now.toISOString() }, noLaterCopy(now))
