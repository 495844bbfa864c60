/**
 * What a letter looks like, given in small letters without accents. After Unicode's confusables.txt
 * (UTS #39), of which it needs the letters and digits that new usernames may have. Names are one in
 * any case, and I is drawn as l: so i, l and 1 are one too.
 */
const drawn = new Map([
  ['0', 'o'],
  ['1', 'l'],
  ['i', 'l'],
  ['ı', 'l'],
  ['m', 'rn'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  // Strokes and hooks are as easily overlooked as accents.
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ĸ', 'k'],
  ['ł', 'l'],
  ['ŋ', 'n'],
  ['ø', 'o'],
  ['ŧ', 't'],
  // Not in the file, yet one in many typefaces.
  ['w', 'vv'],
  ['০', 'o'],
  ['৪', '8'],
  ['৭', '9'],
  ['আ', 'অা'],
  ['ৠ', 'ঋৃ'],
  ['ৡ', 'ঋৃ'],
  // Not in the file: a dot or a length mark of their own, a numeral, a half letter.
  ['র', 'ব\u09bc'],
  ['ঔ', 'ও\u09d7'],
  ['৩', 'ও'],
  ['ৎ', 'ত\u09cd'],
])

/** ẞ becomes ß only in small letters, and ß becomes SS only in capital ones. */
const foldCase = (text: string) => text.toLowerCase().toUpperCase().toLowerCase()

/** Signs stand where the typeface puts them, in whatever order they come, and twice as once. */
const inOneOrder = (signs: string) => [...new Set(signs)].sort().join('')

/**
 * The skeleton of a username: names that a reader takes for each other have the same one. Case,
 * width, accents, invisible characters and the order of signs play no part in it.
 */
export const skeletonOf = (username: string): string =>
  foldCase(username.normalize('NFKC'))
    .normalize('NFKD')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{C}\p{Script=Inherited}]/gu, '')
    .replace(/./gsu, (letter) => drawn.get(letter) ?? letter)
    .replace(/\p{M}+/gu, inOneOrder)
