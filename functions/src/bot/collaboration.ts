import { listed, sureMeanings } from './lexicon.ts'
import { unitsOf } from './units.ts'
import { wordsOf } from './words.ts'

const words = ['collab', 'sponsor', 'promotion', 'স্পনসর', 'কোলাব', 'প্রমোশন']

const namesOf = (text: string) => {
  const [word] = wordsOf(text)
  const meanings = listed(wordsOf(text)) ?? (word && sureMeanings(word)) ?? []
  return meanings.filter(({ weight }) => weight === 'topic').map(({ name }) => name)
}

const wanted = new Set(words.flatMap(namesOf))

/** True for a message about working together with the channel, in any script. */
export const wantsCollaboration = (message: string) =>
  unitsOf(message).some(({ meanings }) => meanings.some(({ name }) => wanted.has(name)))
