import { type ChannelNumbers, type PublicNumbers, publicNumbers } from '@bong-bari/contract'
import { dayInKolkata, daysAfter } from '@bong-bari/site'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { noLaterCopy } from './last-copy.ts'
import { readerFor } from './unreadable.ts'
import { create, get, type Item } from './verbs.ts'

/** `days`: each day's last view total. */
export const storedChannel = z.object({
  ...publicNumbers.shape,
  channelId: z.nullable(z.string()),
  days: z.array(z.object({ day: z.iso.date(), views: z.int() })),
  refreshedAt: z.iso.datetime(),
})
type StoredChannel = z.output<typeof storedChannel>

const read = readerFor('channel', storedChannel, ({ sk }) => sk)

const recentDays = 28
const keptDays = recentDays + 7

/** Since the end of the 28th day before. Null without that total, or where the platform took views away. */
const recentViewsOf = ({ views, days, refreshedAt }: StoredChannel) => {
  const first = daysAfter(dayInKolkata(refreshedAt), -recentDays)
  const total = days.find(({ day }) => day === first)?.views
  return views === null || total === undefined || views < total ? null : views - total
}

export const channelIn = (item: Item | undefined): ChannelNumbers | undefined => {
  const stored = read.one(item)
  if (!stored) return undefined
  const { subscribers, views, videos } = stored
  return { subscribers, views, videos, recentViews: recentViewsOf(stored) }
}

/** Undefined before the first reading. */
export const readChannel = async () => channelIn(await get(keys.channel))

/** Stores a reading like `writeVideos`. Replaces another channel's data. */
export const writeChannel = async (
  channelId: string,
  numbers: PublicNumbers,
  now: Date,
): Promise<boolean> => {
  const before = read.one(await get(keys.channel))
  const known = before?.channelId === channelId ? before.days : []
  const refreshedAt = now.toISOString()
  const today = dayInKolkata(now)
  const { views } = numbers
  const days = [
    ...known.filter(({ day }) => day < today),
    ...(views === null ? known.filter(({ day }) => day === today) : [{ day: today, views }]),
  ].slice(-keptDays)
  return create({ ...keys.channel, ...numbers, channelId, days, refreshedAt }, noLaterCopy(now))
}
