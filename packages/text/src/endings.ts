import { normalise } from './normalise.ts'

/** Endings as they are typed: Bengali ones such as -গুলো, -দের and -কে, and English ones. */
const typedEndings =
  'গুলোরও গুলোতেও গুলোও দেরও টাতেও টাও তেও তেই কেও কেই েরও েই েও রও গুলোর গুলোতে গুলোকে গুলো গুলির গুলি গুলা টাকে টাতে টার টায় টা টির টিতে টিকে টি দেরকে দের কে তে রা ের ে র য় ই ও এর েরটা েরটার েরটাই খানা খানার খানি খানির খানাই ' +
  'ing ed es s'

/** Endings in phonetic form, such as -der, -gulo, -chen, -bo, -ing and -s. */
const phoneticEndings =
  'gulor gulote gulo gulir guli gula derke der dir ra ke ta ti te tai tar tir tate tei er re r e i y o ' +
  'yer yke ye si so se sen sis silam silen silo sila esi eso ese esen esilam esile esilo iyesi iyese ' +
  'bo ba be ben bi ob bar le len lam li lo la uk un en is ano anor ate abe aben abo asi asen ase ay ai an ' +
  's es ed ing ings ers or ly al d in'

/** Lists the endings of both kinds, as they stand above. */
export const everyEnding = () => normalise(`${typedEndings} ${phoneticEndings}`).split(' ')

const longestFirst = (endings: string) =>
  [...new Set(normalise(endings).split(' '))].sort((a, b) => b.length - a.length)

const without = (endings: string[], minStem: number) => (word: string) =>
  endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= minStem)
    .map((ending) => word.slice(0, -ending.length))

const withoutTyped = without(longestFirst(typedEndings), 2)

/** English letters change before endings: donated, replies, stopped. */
const englishStems = (word: string) => {
  const [, rest = '', ending = ''] = /^([a-z]{2,}?)(ing|ed|ies|ied)$/.exec(word) ?? []
  if (ending.startsWith('i') && ending !== 'ing') return [`${rest}y`]
  return rest.length < 3 ? [] : [`${rest}e`, ...(/(.)\1$/.test(rest) ? [rest.slice(0, -1)] : [])]
}

/** Lists what is left of a word without each of its endings, the shortest first. */
export const typedStemsOf = (word: string) => [...withoutTyped(word), ...englishStems(word)]

/** Lists what is left of a word in phonetic form without each of its endings. */
export const soundStemsOf = without(longestFirst(phoneticEndings), 3)
