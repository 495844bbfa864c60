import { answerMail } from '@bong-bari/site'
import { type AttemptWindow, giveAttemptBack, takeAttempt } from '@bong-bari/table'
import { isAnswered, isRefusedForGood, sendMail } from '../adapters/mail.ts'
import { allowanceOf } from '../http/limit.ts'
import type { NoticeSettings } from '../public-data/notice-settings.ts'
import { mailBody } from './mail-body.ts'

const daySeconds = 24 * 3600

/**
 * Anybody may type anybody's address: one answer a day. Networks get five (see receive.ts), so
 * using up others' answers takes hundreds of them.
 */
const perAddress: AttemptWindow = { limit: 1, seconds: daySeconds }
const ofAll = { name: 'answers', windows: [{ limit: 1_000, seconds: daySeconds }] } as const

/** One mailbox, however written. */
const mailboxOf = (address: string) => {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return `${local.split('+')[0]}@${domain}`
}

const textsOf = ({ replyPromise, isOwnPromise }: NoticeSettings) => {
  const saying = (lines: readonly string[], promise: string) =>
    lines.map((line) => line.replace('{promise}', () => promise))
  return {
    bengali: saying(answerMail.bengali, isOwnPromise ? answerMail.promiseBengali : replyPromise),
    english: saying(answerMail.english, replyPromise),
  }
}

type Given = { from: string; to: string; settings: NoticeSettings; now: Date }

/**
 * Confirms a request to its brand at most once: a mail that may have gone out is not sent again.
 * Rejects where it may be retried.
 */
export const answerBrand = async ({ from, to, settings, now }: Given): Promise<void> => {
  const own = await allowanceOf('answer', [mailboxOf(to)], [perAddress], now)
  if ('retryAfter' in (await takeAttempt(own, now))) return
  if ('retryAfter' in (await takeAttempt(ofAll, now))) return
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
