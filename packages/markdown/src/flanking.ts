/** A Bengali letter or vowel sign, no digit. A joiner belongs to the letters around it. */
const bengaliLetter = /[\u0980-\u09e5\u09f0\u09f1\u09fc\u200c\u200d]/

/** A sign that may end marked words, emoji among them. */
const lastSign = /[\p{Pe}\p{Pf}\p{Po}\p{Pd}\p{Pc}\p{S}]$/u
/** A sign that may begin marked words: a bracket, a quotation mark, or another mark. */
const firstSign = /^[\p{Ps}\p{Pi}"'*~]/u

/**
 * Whether a mark between `before` and `after` may end marked words, as in `**“মা”**র`. CommonMark takes a mark between a sign and a letter
 * for the beginning of the next word, but a Bengali ending stands right behind the word that it belongs to.
 */
export const closesBeforeEnding = (before: string, after: string) =>
  lastSign.test(before.slice(-2)) && bengaliLetter.test(after.charAt(0))

/** Whether a mark between `before` and `after` may begin marked words inside of a Bengali word, as in `ঝোল**(curry)**`. */
export const opensInsideWord = (before: string, after: string) =>
  bengaliLetter.test(before.slice(-1)) && firstSign.test(after)
