import { tokens } from './tokens.ts'

export type Language = 'bengali' | 'benglish' | 'english'

// The commonest short words of each: function words, which every sentence has some of.
const english = new Set(
  'the a an is are was were do does did can could will would shall should how what when where who why which you your i my me we our us they it its this that these those and or but if in on at of for from with to by as be been have has had not no yes please tell about want know there here new video videos channel good hello hi thanks thank'.split(
    ' ',
  ),
)
const benglish = new Set(
  'ami amar amake tumi tomar tomake apni apnar apnader tui tor ki keno kothay kobe kokhon kemon kmn ke kar kon koto ache achhe acho achho nei na hobe hbe korbo korte korben koro kori chai cai jabe jabo dao din bolo bolun bhalo valo khub ar o er te theke diye sathe songe jonno ekta ekti eta ota sheta ei oi'.split(
    ' ',
  ),
)

const isBengaliWord = (word: string) => /\p{Script=Bengali}/u.test(word)

/**
 * The language of most words of a message. Bengali script is Bengali; of Latin words the known
 * function words decide between English and romanised Bengali, and a draw is Benglish, which is
 * what most visitors type.
 */
export const languageOf = (message: string): Language => {
  const words = tokens(message)
  const inBengali = words.filter(isBengaliWord).length
  if (inBengali * 2 > words.length) return 'bengali'
  const count = (known: Set<string>) => words.filter((word) => known.has(word)).length
  return count(english) > count(benglish) ? 'english' : 'benglish'
}
