import { randomUUID } from 'node:crypto'
import {
  type NoticeMessage,
  noticeMessage,
  type QueueBatch,
  type QueueMessage,
} from '@bong-bari/contract'
import { answerMail, promiseIn } from '@bong-bari/site'
import {
  type AttemptWindow,
  claimNotice,
  findAudit,
  findLead,
  giveAttemptBack,
  takeIfAllowed,
} from '@bong-bari/table'
import { isAnswered, isRefusedForGood, sendMail } from '../adapters/mail.ts'
import { RetryLater, returnToQueue } from '../adapters/queues.ts'
import { createAllowance, hashParts } from '../http/limit.ts'
import {
  auditRecipients,
  hashRecipient,
  isMarkedSpam,
  leadRecipients,
  type NoticeSettings,
} from '../public-data/notice-settings.ts'
import {
  createAuditMail,
  createFullDayMail,
  createLeadMail,
  logMailFailure,
  mailBody,
  mailTeam,
  type NoticeMail,
  readSender,
} from './news.ts'

/** The context of a batch; `settings` are read once for it. */
export type NoticeContext = { now: () => Date; settings: () => Promise<NoticeSettings> }

const daySeconds = 24 * 3600

/** An address gets one answer a day, because anybody may type it into the form. A network may send five requests (receive.ts). */
const perAddress: AttemptWindow = { limit: 1, seconds: daySeconds }
const ofAll = { name: 'answers', windows: [{ limit: 1_000, seconds: daySeconds }] } as const

/** Returns a mailbox, whatever the case of its address and whatever follows a plus sign. */
const normaliseMailbox = (address: string) => {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return `${local.split('+')[0]}@${domain}`
}

const createAnswerTexts = ({ replyPromise }: NoticeSettings) => {
  const promise = promiseIn(replyPromise)
  const saying = (lines: readonly string[], promise: string) =>
    lines.map((line) => line.replace('{promise}', () => promise))
  return {
    bengali: saying(answerMail.bengali, promise.bn),
    english: saying(answerMail.english, promise.en),
  }
}

type BrandAnswer = { from: string; to: string; settings: NoticeSettings; now: Date }

/** Answers a brand at most once: a mail that may have been sent is not repeated. Rejects if it can be retried. */
const answerBrand = async ({ from, to, settings, now }: BrandAnswer): Promise<void> => {
  const own = await createAllowance('answer', [normaliseMailbox(to)], [perAddress], now)
  if (!(await takeIfAllowed(own, now)) || !(await takeIfAllowed(ofAll, now))) return
  const { bengali, english } = createAnswerTexts(settings)
  const body = mailBody(
    answerMail.subject,
    [...bengali, ...english].map((text) => ({ text })),
  )
  try {
    await sendMail(from, {
      to,
      subject: answerMail.subject,
      ...body,
      replyTo: settings.replyTo,
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    })
  } catch (error) {
    if (!isAnswered(error) || isRefusedForGood(error)) return
    await Promise.all([own, ofAll].map(giveAttemptBack))
    throw error
  }
}

/**
 * Sends a notice to one of the team, if there is one. It is claimed by its name first, because queue and stream sometimes deliver a message twice. A failed one is
 * sent again, and so is one whose sender never came back.
 */
export const mailOnce = async (
  name: string,
  whom: string,
  createNews: () => NoticeMail | undefined | Promise<NoticeMail | undefined>,
  now: Date,
) => {
  // The name is hashed, because the claim outlives an erased request.
  const claim = await claimNotice(hashParts(name), randomUUID(), now)
  if (claim === 'sent') return
  if (claim === 'claimed') throw new RetryLater('BeingSent')
  try {
    const news = await createNews()
    if (news) await mailTeam(whom, news)
  } catch (error) {
    await claim.giveUp()
    throw error
  }
  // The mail was sent. If this write fails, a retry would send a second mail, so the failure is only logged.
  await claim.end().catch((error: unknown) => logMailFailure(whom, error))
}

/** Sends the notice of one lead, unless the lead is gone or spam. */
const sendLeadNotice = async (
  message: Extract<NoticeMessage, { lead: string }>,
  context: NoticeContext,
) => {
  const { lead: id, whom: name } = message
  const lead = await findLead(id)
  if (!lead || isMarkedSpam(lead)) return
  const settings = await context.settings()
  const whom = leadRecipients(lead, settings).find((one) => hashRecipient(one) === name)
  if (!whom) return
  if (whom !== 'answer')
    return mailOnce(
      JSON.stringify(message),
      whom,
      () => (lead.spam ? createFullDayMail() : createLeadMail(lead)),
      context.now(),
    )
  const from = readSender()
  if (from && lead.email) await answerBrand({ from, to: lead.email, settings, now: context.now() })
}

const sendAuditNotice = async (
  message: Extract<NoticeMessage, { audit: string }>,
  context: NoticeContext,
) => {
  const { audit: auditKey, whom: name } = message
  const [at = '', id = ''] = auditKey.split('#')
  const entry = await findAudit(at, id)
  if (!entry) return
  const all = auditRecipients(entry, await context.settings())
  const whom = all.find((one) => hashRecipient(one) === name)
  if (whom)
    await mailOnce(JSON.stringify(message), whom, () => createAuditMail(entry), context.now())
}

const sendNotice = (message: NoticeMessage, context: NoticeContext) =>
  'audit' in message ? sendAuditNotice(message, context) : sendLeadNotice(message, context)

const parseMessage = (body: string): NoticeMessage | undefined => {
  try {
    return noticeMessage.parse(JSON.parse(body))
  } catch {
    return undefined
  }
}

/** Sends the notices of a batch concurrently. Returns failed messages to the queue. */
export const sendNotices = async ({ Records }: QueueBatch, context: NoticeContext) => {
  const work = async (queued: QueueMessage) => {
    const message = parseMessage(queued.body)
    try {
      if (!message) throw new TypeError('The message names nobody.')
      await sendNotice(message, context)
      return []
    } catch (error) {
      logMailFailure(message?.whom ?? 'unread', error)
      return [queued]
    }
  }
  const failed = (await Promise.all(Records.map(work))).flat()
  return returnToQueue(process.env.NOTICE_QUEUE_URL, failed)
}
