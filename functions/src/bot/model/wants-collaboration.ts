import { unitsOf } from '../match/units.ts'

const words = ['collab', 'sponsor', 'promotion', 'স্পনসর', 'কোলাব', 'প্রমোশন']

const namesOf = (text: string) =>
  unitsOf(text)
    .flatMap(({ meanings }) => meanings)
    .filter(({ weight }) => weight === 'topic')
    .map(({ name }) => name)

const wanted = new Set(words.flatMap(namesOf))

/** In any script. */
export const wantsCollaboration = (message: string) =>
  unitsOf(message).some(({ meanings, parts }) =>
    [...meanings, ...parts].some(({ name }) => wanted.has(name)),
  )
