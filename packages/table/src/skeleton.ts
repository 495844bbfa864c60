/**
 * After Unicode's confusables.txt (UTS #39), for lower case without accents, as far as new usernames allow. Names ignore case and I looks
 * like l, so i, l and 1 are one.
 */
const drawn = new Map([
  ['0', 'o'],
  ['1', 'l'],
  ['i', 'l'],
  ['ı', 'l'],
  ['m', 'rn'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  // As easily missed as accents.
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ĸ', 'k'],
  ['ł', 'l'],
  ['ŋ', 'n'],
  ['ø', 'o'],
  ['ŧ', 't'],
  // Not in the file, but alike in many typefaces.
  ['w', 'vv'],
  ['০', 'o'],
  ['৪', '8'],
  ['৭', '9'],
  ['আ', 'অা'],
  ['ৠ', 'ঋৃ'],
  ['ৡ', 'ঋৃ'],
  // Not in the file: a dot, length mark, numeral or half letter apart.
  ['র', 'ব\u09bc'],
  ['ঔ', 'ও\u09d7'],
  ['৩', 'ও'],
  ['ৎ', 'ত\u09cd'],
])

/** ẞ becomes ß only in lower case, ß becomes SS only in upper. */
const foldCase = (text: string) => text.toLowerCase().toUpperCase().toLowerCase()

/** Signs render alike in any order, and doubled. */
const inOneOrder = (signs: string) => [...new Set(signs)].sort().join('')

/** Equal for look-alikes: ignores case, width, accents, invisible characters and order of signs. */
export const skeletonOf = (username: string): string =>
  foldCase(username.normalize('NFKC'))
    .normalize('NFKD')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{C}\p{Script=Inherited}]/gu, '')
    .replace(/./gsu, (letter) => drawn.get(letter) ?? letter)
    .replace(/\p{M}+/gu, inOneOrder)
