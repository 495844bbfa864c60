import { createHash } from 'node:crypto'
import type { UnansweredMessage } from '@bong-bari/contract'
import { cut, fold, type Language, skeletonOfFold, tokens } from '@bong-bari/text'
import { askReactions } from '../adapters/reaction-queue.ts'
import { heardStemsOf } from '../bot/lexicon/endings.ts'
import { masked } from '../bot/mask.ts'
import { hashed } from '../http/limit.ts'
import { describeError } from '../http/log.ts'
import { saltOfToday } from '../http/salt.ts'
import { networksOf } from '../http/viewer.ts'

type Asked = { message: string; language: Language; client: string }

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

/** Hashes a client, and the networks around it, so that they can be told from others today, and by nobody after tomorrow. */
const askersOf = async (client: string, now: Date): Promise<UnansweredMessage['askers']> => {
  const salt = await saltOfToday(now)
  const [own, ...wider] = networksOf(client)
  const hash = (network: string) => hashed(salt, network).slice(0, 16)
  return [hash(own), ...wider.map(hash)]
}

/**
 * Has a message kept that no training row answered, without what tells who wrote it. The visitor is
 * answered even where that fails.
 */
export const haveNoted = async ({ message, language, client }: Asked, now: Date) => {
  try {
    const masking = masked(message)
    const group = groupOf(masking)
    if (!group) return
    const text = cut(masking.replace(/\s+/g, ' ').trim(), longest)
    await askReactions({
      unanswered: { group, text, language, askers: await askersOf(client, now) },
    })
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', unanswered: 'lost', ...describeError(error) }))
  }
}
