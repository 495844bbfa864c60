import { randomUUID } from 'node:crypto'
import { claimNotice, findLead, leadOfNotice } from '@bong-bari/table'
import { describeError } from '../http/log.ts'
import { type Channel, tellAll } from './channel.ts'
import { leadChannels } from './lead-channels.ts'
import type { Surroundings } from './surroundings.ts'

/** What became of a notice: `nothing` is left to be told, or somebody else is `busy` with it. */
export type Outcome = 'told' | 'nothing' | 'busy' | 'failed'

const channelsOf = async (place: string, around: Surroundings): Promise<Channel[]> => {
  const { id, createdAt } = leadOfNotice(place)
  const lead = await findLead(id)
  // Erased, kept apart, or never written: a repeated request, whose lead came before.
  if (!lead || lead.spam || lead.createdAt !== createdAt) return []
  return leadChannels(lead, await around.settings(), around)
}

const tell = async (place: string, around: Surroundings): Promise<Outcome> => {
  const telling = await claimNotice(place, randomUUID())
  if (telling === undefined) return 'nothing'
  if (telling === 'busy') return 'busy'
  const channels = await channelsOf(place, around)
  if (!(await tellAll(telling, channels))) {
    await telling.giveUp()
    return 'failed'
  }
  await telling.end()
  return channels.length ? 'told' : 'nothing'
}

/** Tells everybody of a lead who has not been told yet. What fails is logged, and can be tried again. */
export const tellLead = (place: string, around: Surroundings): Promise<Outcome> =>
  tell(place, around).catch((error: unknown) => {
    console.warn(JSON.stringify({ level: 'warn', notice: 'not told', ...describeError(error) }))
    return 'failed'
  })
