const persons = (tense: string, endings: string) => endings.split(' ').map((end) => tense + end)

/** After the stems of শোনা, শোনেন ..., and শুনি, শুনব ...; মু and সি are eastern. */
const open = 'া ার ো ে েন িস'.split(' ')
const closed = [
  ...'ি ে িয়া ুন ুক ো িস িনি তে তেই ব বো বে বেন বি মু সি সে সেন'.split(' '),
  ...persons('ছ', ' ি ো ে েন িস িলাম িলেন িল িনা'),
  ...persons('েছ', ' ি ো ে েন িস িলাম িলেন িল'),
  ...persons('তেছ', 'ি ে েন'),
  ...persons('ল', ' াম ে েন'),
  ...persons('ত', ' াম েন'),
]

/** After a vowel: খায়, পাঠায় ..., and খেতে, খেয়ে, পাঠিয়ে ... */
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

/** By stems: `শোন শুন`, `খা খে`, or `দেখ` for both. Some are never said. */
export const formsOf = (verb: string) => {
  const [first = '', second = first] = verb.normalize('NFC').split(' ')
  const isVowel = first.endsWith('া')
  const after = (stem: string, endings: string[]) => endings.map((ending) => stem + ending)
  return [
    first,
    ...after(first, isVowel ? openVowel : open),
    ...after(second, isVowel ? closedVowel : closed),
  ]
}
