import {
  type NoticeMessage,
  noticeMessage,
  type QueueBatch,
  type QueueMessage,
} from '@bong-bari/contract'
import { findLead } from '@bong-bari/table'
import { comeBackLater } from '../adapters/come-back-later.ts'
import { queuedName, whomToTell } from '../public-data/notice-settings.ts'
import { answerBrand } from './answer-brand.ts'
import { leadNews } from './lead-news.ts'
import type { Surroundings } from './surroundings.ts'
import { sender, tellTeam, warnOf } from './tell-team.ts'

/** Tells one of a lead; nothing where it is gone or spam by now, or they want to be told no more. */
const tellOne = async ({ lead: id, whom: name }: NoticeMessage, around: Surroundings) => {
  const lead = await findLead(id)
  if (!lead || lead.spam) return
  const settings = await around.settings()
  const whom = whomToTell(lead, settings).find((one) => queuedName(one) === name)
  if (!whom) return
  if (whom !== 'answer') return tellTeam(whom, leadNews(lead), around)
  const from = sender()
  if (from && lead.email) await answerBrand({ from, to: lead.email, settings, now: around.now() })
}

const messageIn = (body: string): NoticeMessage | undefined => {
  try {
    return noticeMessage.parse(JSON.parse(body))
  } catch {
    return undefined
  }
}

/** Does what each message asks for, all at once; those that are to come back are named in the answer. */
export const tellMessages = async ({ Records }: QueueBatch, around: Surroundings) => {
  const work = async (given: QueueMessage) => {
    const message = messageIn(given.body)
    try {
      if (!message) throw new TypeError('The message names nobody.')
      await tellOne(message, around)
      return []
    } catch (error) {
      warnOf(message?.whom ?? 'unread', error)
      return [given]
    }
  }
  const failed = (await Promise.all(Records.map(work))).flat()
  return comeBackLater(process.env.NOTICE_QUEUE_URL, failed)
}
