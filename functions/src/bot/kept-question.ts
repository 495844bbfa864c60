import { createHash } from 'node:crypto'
import type { Turn } from '@bong-bari/contract'
import { forgetSample } from '@bong-bari/table'
import { cut, fold, skeletonOfFold, soundStemsOf, tokens } from '@bong-bari/text'
import { masked } from './mask.ts'

/** UTF-16 units. */
const longest = 200

/** Folded, without endings: বাগানটা, bagan. */
const stemOf = (sound: string): string => {
  const [stem] = soundStemsOf(sound)
  return stem ? stemOf(stem) : sound
}

/** A lone ending, such as ta, has one consonant. */
const bonesOf = (text: string) => {
  const bones = tokens(text).map((word) => skeletonOfFold(stemOf(fold(word))))
  const telling = bones.filter(({ length }) => length > 1)
  return [...new Set(telling.length ? telling : bones)].filter(Boolean).sort()
}

/** The same in any script and order. */
const groupOf = (text: string) => {
  const sounds = bonesOf(text)
  const digest = createHash('sha256').update(sounds.join(' ')).digest('base64url')
  return sounds.length ? digest.slice(0, 22) : undefined
}

/** Undefined where it says nothing. */
export const keptQuestion = (message: string) => {
  const masking = masked(message)
  const group = groupOf(masking)
  return group && { group, text: cut(masking.replace(/\s+/g, ' ').trim(), longest) }
}

/** Removes a visitor's words from the unanswered. */
export const forgetSaid = async (talk: readonly Turn[]) => {
  for (const { role, content } of talk) {
    const question = role === 'user' ? keptQuestion(content) : undefined
    if (question) await forgetSample(question.group, question.text)
  }
}
