const persons = (tense: string, endings: string) => endings.split(' ').map((end) => tense + end)

/** Endings after the open stem (শোনা, শোনেন) and the closed one (শুনি, শুনব). মু and সি are eastern forms. */
const open = 'া ার ো ে েন িস'.split(' ')
export const endingsOfVerbs = [
  ...'ি ে িয়া ুন ুক ো িস িনি তে তেই ব বো বে বেন বি মু সি সে সেন'.split(' '),
  ...persons('ছ', ' ি ো ে েন িস িলাম িলেন িল িনা'),
  ...persons('েছ', ' ি ো ে েন িস িলাম িলেন িল'),
  ...persons('তেছ', 'ি ে েন'),
  ...persons('ল', ' াম ে েন'),
  ...persons('ত', ' াম েন'),
]

/** The same after a stem that ends in a vowel: খায়, পাঠায়, and খেতে, খেয়ে, পাঠিয়ে. */
const openVowel = [
  ...'ই ও ন য় স ওয়া ওয়ার নো নোর তে ইতে ব বো বে বেন বি মু ক'.split(' '),
  ...persons('চ্ছ', ' ি ো ে েন িস িলাম িলেন িল িনা'),
  ...persons('ইতেছ', 'ি ে েন'),
  ...persons('ল', ' াম ে েন'),
  ...persons('ত', 'াম েন'),
]
const closedVowel = [
  ...'তে য়ে য়া য়ো'.split(' '),
  ...persons('য়েছ', ' ি ো ে েন িস িলাম িলেন িল'),
  ...persons('ল', ' াম ে েন'),
  ...persons('ত', 'াম েন'),
]

/** All forms of a verb, given by its open and closed stem: `শোন শুন`, `খা খে`, or `দেখ` where both are the same. Some of the forms are never said, which does no harm. */
export const listVerbForms = (verb: string) => {
  const [first = '', second = first] = verb.normalize('NFC').split(' ')
  const isVowel = first.endsWith('া')
  const after = (stem: string, endings: string[]) => endings.map((ending) => stem + ending)
  return [
    first,
    ...after(first, isVowel ? openVowel : open),
    ...after(second, isVowel ? closedVowel : endingsOfVerbs),
  ]
}
