import { readWords, tokens } from '@bong-bari/text'
import { isKindPhrase } from '../lexicon/kinds.ts'
import { isCourtesy, isSubstance, type Unit } from './units.ts'

/** Whether a message depends on what was said before. */
export type Dependence = 'needs' | 'may need' | 'alone'

const typedAs = (list: string) => new Set(tokens(list))

const openers = typedAs(
  'and but or then also plus what how aro ar aar r er ba kintu tahole tobe ebong abar with without for in on from আর বা কিন্তু তাহলে তবে এবং আরও আরো অথবা আবার ar ও o',
)

/** These open a follow-up only before "about": "what about Pujo?" */
const askers = typedAs('what how')

const pronouns = typedAs(
  'it its that those these they them their he she him his her ones same eta ota seta oita etar otar setar etay ote otay tate egulo ogulo segulo tar tader oder ora tara sei oi oke or okhane sekhane tarpor tahole এটা ওটা সেটা এটার ওটার সেটার এতে ওতে তাতে ওগুলো সেগুলো এগুলো তার ওর ওদের তাদের ওরা তারা সেই ওই ওকে ওখানে সেখানে তারপর এটি ওটি সেটি',
)

/** Words that set something beside what was asked: "Bengali too?" */
const besides = typedAs('too either o ও instead')

/** Words that only say what kind of answer is wanted. */
const onlyAsking = typedAs(
  'price cost costs fee fees charge charges dam khoroch taka time somoy date address place দাম খরচ ফি চার্জ টাকা সময় তারিখ ঠিকানা number process procedure',
)

const maxWords = { opened: 8, pointing: 7, beside: 5, kind: 6, bare: 3 }

/** Whether a Bengali word ends in "also", as in নিরামিষও or ইংরেজিতেও. */
const endsInAlso = (typed: string) => typed.length > 3 && /[\u0980-\u09ff]ও$/.test(typed)

/** Whether a unit names a subject, and not only a kind of question or something said before. */
export const namesSubject = (unit: Unit) =>
  isSubstance(unit) &&
  !isKindPhrase(unit.sound) &&
  ![onlyAsking, pronouns, openers, besides].some((words) => words.has(unit.typed))

export const listSubjects = (units: Unit[]) => units.filter(namesSubject)

export const findDependence = (message: string, units: Unit[]): Dependence => {
  const words = readWords(message)
  const count = words.length
  const about = listSubjects(units).length
  const has = (some: Set<string>) => words.some(({ typed }) => some.has(typed))
  const [first] = words
  if (!first || (!about && units.some(isCourtesy))) return 'alone'
  const isOpened =
    openers.has(first.typed) && (!askers.has(first.typed) || words[1]?.typed === 'about')
  if (isOpened && count <= maxWords.opened && about <= 3) return 'needs'
  if (count <= maxWords.pointing && about <= 2 && has(pronouns)) return 'needs'
  if (count <= maxWords.kind && !about) return 'needs'
  const last = words.at(-1)
  const besideOf = has(besides) || endsInAlso(first.typed) || endsInAlso(last?.typed ?? '')
  if (count <= maxWords.beside && about <= 2 && besideOf) return 'needs'
  return count <= maxWords.bare || (count <= 5 && about <= 1) ? 'may need' : 'alone'
}
