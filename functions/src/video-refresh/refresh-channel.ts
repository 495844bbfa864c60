import { type ChannelNumbers, subscribersText } from '@bong-bari/contract'
import { readChannel, writeChannel } from '@bong-bari/table'
import type { Channel } from '../adapters/youtube.ts'
import { changingPages } from '../page-changes/change-pages.ts'
import type { Reading } from './refresh.ts'

const shown = (numbers: ChannelNumbers | undefined) => subscribersText(numbers?.subscribers ?? null)

/** Reads the channel's numbers and keeps them; Home is told where it says something else by them. */
export const refreshChannel = async (channel: Channel, { now, clock }: Reading) => {
  const numbers = await channel.numbers()
  const paths = shown(await readChannel()) === shown(numbers) ? [] : ['/']
  return (await changingPages(paths, clock(), () => writeChannel(numbers, now))) || undefined
}
