import { randomUUID } from 'node:crypto'
import {
  type NoticeMessage,
  noticeMessage,
  type QueueBatch,
  type QueueMessage,
  summaryMinutes,
} from '@bong-bari/contract'
import { answerMail, promiseIn } from '@bong-bari/site'
import {
  type AttemptWindow,
  claimNotice,
  findAudit,
  findLead,
  giveAttemptBack,
  listLeads,
  takeIfAllowed,
} from '@bong-bari/table'
import { isAnswered, isRefusedForGood, sendMail } from '../adapters/mail.ts'
import { comeBackLater, RetryLater } from '../adapters/queues.ts'
import { allowanceOf, hashed } from '../http/limit.ts'
import {
  type NoticeSettings,
  queuedName,
  teamToTell,
  whomToTell,
  whomToTellOfAudit,
} from '../public-data/notice-settings.ts'
import {
  auditNews,
  heldNews,
  leadNews,
  mailBody,
  type News,
  sender,
  summaryNews,
  tellTeam,
  warnOf,
} from './news.ts'

/** `settings` are read once for a batch. */
export type Surroundings = { now: () => Date; settings: () => Promise<NoticeSettings> }

const daySeconds = 24 * 3600

/** One a day, since anybody may type it; networks get five (receive.ts). */
const perAddress: AttemptWindow = { limit: 1, seconds: daySeconds }
const ofAll = { name: 'answers', windows: [{ limit: 1_000, seconds: daySeconds }] } as const

/** However written. */
const mailboxOf = (address: string) => {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return `${local.split('+')[0]}@${domain}`
}

const textsOf = ({ replyPromise }: NoticeSettings) => {
  const promise = promiseIn(replyPromise)
  const saying = (lines: readonly string[], promise: string) =>
    lines.map((line) => line.replace('{promise}', () => promise))
  return {
    bengali: saying(answerMail.bengali, promise.bn),
    english: saying(answerMail.english, promise.en),
  }
}

type Given = { from: string; to: string; settings: NoticeSettings; now: Date }

/** At most once: what may have been sent is not repeated. Rejects if retryable. */
const answerBrand = async ({ from, to, settings, now }: Given): Promise<void> => {
  const own = await allowanceOf('answer', [mailboxOf(to)], [perAddress], now)
  if (!(await takeIfAllowed(own, now)) || !(await takeIfAllowed(ofAll, now))) return
  const { bengali, english } = textsOf(settings)
  const body = mailBody(
    answerMail.subject,
    [...bengali, ...english].map((text) => ({ text })),
  )
  try {
    await sendMail(from, {
      ...{ to, subject: answerMail.subject, ...body, replyTo: settings.replyTo },
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    })
  } catch (error) {
    if (!isAnswered(error) || isRefusedForGood(error)) return
    await Promise.all([own, ofAll].map(giveAttemptBack))
    throw error
  }
}

/**
 * Sends an announcement to one of the team, claimed first: queue and stream deliver a message twice at times. A failed one is
 * sent again, and so is one whose sender never came back.
 */
const tellOnce = async (message: NoticeMessage, whom: string, news: News, now: Date) => {
  // Hashed, since the claim outlives an erased request.
  const claim = await claimNotice(hashed(JSON.stringify(message)), randomUUID(), now)
  if (claim === 'sent') return
  if (claim === 'claimed') throw new RetryLater('BeingSent')
  try {
    await tellTeam(whom, news)
  } catch (error) {
    await claim.giveUp()
    throw error
  }
  // It was sent: a repetition because of this write would be the second mail.
  await claim.end().catch((error: unknown) => warnOf(whom, error))
}

/** Not for gone leads or spam. */
const tellOne = async (message: Extract<NoticeMessage, { lead: string }>, around: Surroundings) => {
  const { lead: id, whom: name } = message
  const lead = await findLead(id)
  if (!lead || lead.spam === true) return
  const settings = await around.settings()
  const whom = whomToTell(lead, settings).find((one) => queuedName(one) === name)
  if (!whom) return
  if (whom !== 'answer')
    return tellOnce(message, whom, lead.spam ? heldNews() : leadNews(lead), around.now())
  const from = sender()
  if (from && lead.email) await answerBrand({ from, to: lead.email, settings, now: around.now() })
}

/** Newest first. */
const mostLooked = 500
/** Milliseconds of list lag. */
const settled = 30_000

const tellSummary = async (
  message: Extract<NoticeMessage, { summary: string }>,
  around: Surroundings,
) => {
  const { summary: end, whom: name } = message
  const isOver = around.now().getTime() >= Date.parse(end) + settled
  if (!isOver) throw new RetryLater('TooEarly')
  const whom = teamToTell(await around.settings()).find((one) => queuedName(one) === name)
  if (!whom) return
  const begin = new Date(Date.parse(end) - summaryMinutes * 60_000).toISOString()
  const { items } = await listLeads({ limit: mostLooked })
  const came = items.filter(
    ({ inSummary, toldAt = '' }) => inSummary && toldAt >= begin && toldAt < end,
  )
  if (came.length) await tellOnce(message, whom, summaryNews(came), around.now())
}

const tellAudit = async (
  message: Extract<NoticeMessage, { audit: string }>,
  around: Surroundings,
) => {
  const { audit: place, whom: name } = message
  const [at = '', id = ''] = place.split('#')
  const entry = await findAudit(at, id)
  if (!entry) return
  const all = whomToTellOfAudit(entry, await around.settings())
  const whom = all.find((one) => queuedName(one) === name)
  if (whom) await tellOnce(message, whom, auditNews(entry), around.now())
}

const tellOf = (message: NoticeMessage, around: Surroundings) => {
  if ('summary' in message) return tellSummary(message, around)
  return 'audit' in message ? tellAudit(message, around) : tellOne(message, around)
}

const messageIn = (body: string): NoticeMessage | undefined => {
  try {
    return noticeMessage.parse(JSON.parse(body))
  } catch {
    return undefined
  }
}

/** Concurrently; failed ones are returned. */
export const tellMessages = async ({ Records }: QueueBatch, around: Surroundings) => {
  const work = async (given: QueueMessage) => {
    const message = messageIn(given.body)
    try {
      if (!message) throw new TypeError('The message names nobody.')
      await tellOf(message, around)
      return []
    } catch (error) {
      warnOf(message?.whom ?? 'unread', error)
      return [given]
    }
  }
  const failed = (await Promise.all(Records.map(work))).flat()
  return comeBackLater(process.env.NOTICE_QUEUE_URL, failed)
}
