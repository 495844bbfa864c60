import { createHash } from 'node:crypto'
import { beginUnanswered, countUnanswered, takeAttempt } from '@bong-bari/table'
import { cut, fold, type Language, skeletonOfFold, tokens } from '@bong-bari/text'
import { heardStemsOf } from '../bot/lexicon/endings.ts'
import { allowancesOf, hashed } from '../http/limit.ts'
import { saltOfToday } from '../http/salt.ts'
import { masked } from './mask.ts'

type Asked = { message: string; language: Language; client: string }

/** A flood makes no more groups than this in a day, of one client and of all. */
const perClient = { limit: 20, seconds: 24 * 3600 }
const ofAll = { name: 'ask', windows: [{ limit: 300, seconds: 24 * 3600 }] } as const

/** The longest text that is kept, in UTF-16 units. */
const longest = 200

/** A folded word without endings: বাগানটা and bagan are one. */
const stemOf = (sound: string): string => {
  const [stem] = heardStemsOf(sound)
  return stem ? stemOf(stem) : sound
}

/** An ending that stands alone, such as ta, has one consonant and tells nothing. */
const bonesOf = (text: string) => {
  const bones = tokens(text).map((word) => skeletonOfFold(stemOf(fold(word))))
  const telling = bones.filter(({ length }) => length > 1)
  return [...new Set(telling.length ? telling : bones)].filter(Boolean).sort()
}

/** The same for messages of the same words as they sound, in whatever script and order. */
const groupOf = (text: string) => {
  const sounds = bonesOf(text)
  const digest = createHash('sha256').update(sounds.join(' ')).digest('base64url')
  return sounds.length ? digest.slice(0, 22) : undefined
}

/** Hashes a client so that it can be told from others today, and by nobody after tomorrow. */
const askerOf = async (client: string, now: Date) =>
  hashed(await saltOfToday(now), client).slice(0, 16)

const hasRoom = async (client: string, now: Date) => {
  for (const allowance of [...(await allowancesOf('ask', client, [perClient], now)), ofAll])
    if (!('count' in (await takeAttempt(allowance, now)))) return false
  return true
}

const note = async ({ message, language, client }: Asked, now: Date) => {
  const text = masked(message)
  const group = groupOf(text)
  if (!group) return
  const asker = await askerOf(client, now)
  const noted = { group, text: cut(text.replace(/\s+/g, ' ').trim(), longest), language, asker }
  if (await countUnanswered(noted, now)) return
  if (!(await hasRoom(client, now))) return
  if (!(await beginUnanswered(noted, now))) await countUnanswered(noted, now)
}

/**
 * Keeps a message that no training row answered, without what tells who wrote it. The visitor is
 * answered even where that fails.
 */
export const noteUnanswered = async (asked: Asked, now: Date) => {
  try {
    await note(asked, now)
  } catch (error) {
    const failure = error instanceof Error ? error.name : 'failed'
    console.log(JSON.stringify({ level: 'error', unanswered: failure }))
  }
}
