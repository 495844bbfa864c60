import type { Unit } from './units.ts'

const weights = { weak: 0.12, asking: 0.5, mild: 0.6, courtesy: 1, topic: 1 }

/** No meaning begins so. Listed sound-alikes differ by letters: who, বউ. */
export const ownTerm = ({ typed, sound, known }: Unit) => `=${known === 'written' ? typed : sound}`
export const isOwn = (term: string) => term.startsWith('=')

/** 30 seconds, class 10 */
const isFigure = (sound: string) => /^\d+$/.test(sound)

/** Before rarity, 0 to 1. */
export const worthOf = ({ sound, meanings, known }: Unit) => {
  if (known === 'guess' && isFigure(sound)) return weights.mild
  const meant = meanings.map(
    ({ weight, likeness }) => weights[weight] * likeness + weights.topic * (1 - likeness),
  )
  return meant.length ? Math.max(...meant) : weights.topic
}

export const termsOf = (unit: Unit) => {
  const meant = unit.meanings.length ? unit.meanings : unit.parts
  return [...meant.map(({ name }) => name), ownTerm(unit)]
}
