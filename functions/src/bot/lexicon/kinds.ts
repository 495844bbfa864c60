import { type Kind, kindsBySound } from './kinds.computed.ts'

export type { Kind } from './kinds.computed.ts'

const bare = (sound: string) => sound.replace(/(?<=..)o$/, '')

const longest = 4

const bySound = new Map(kindsBySound)

/** koto lagbe, how long. */
export const isKindPhrase = (sound: string) =>
  sound.includes(' ') && bySound.has(sound.split(' ').map(bare).join(' '))

/** Asked by words as they sound. */
export const kindsIn = (sounds: string[]): Set<Kind> => {
  const words = sounds.flatMap((sound) => sound.split(' ')).map(bare)
  const kinds = new Set<Kind>()
  for (let at = 0; at < words.length; ) {
    let taken = 1
    for (let length = Math.min(longest, words.length - at); length; length--) {
      const kind = bySound.get(words.slice(at, at + length).join(' '))
      if (!kind) continue
      kinds.add(kind)
      taken = length
      break
    }
    at += taken
  }
  return kinds
}
