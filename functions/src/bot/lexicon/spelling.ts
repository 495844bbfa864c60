import { skeletonOfFold } from '@bong-bari/text'

const isVowel = (letter: string | undefined) => 'aeiouy'.includes(letter ?? '')
const costOf = (letter: string | undefined) => (isVowel(letter) ? 0.5 : 1)

/** How far apart two words are: letters to insert, drop, change or swap; a vowel counts half. */
export const distance = (a: string, b: string) => {
  let beforeLast: number[] = []
  let last = [0]
  for (const letter of b) last.push((last.at(-1) ?? 0) + costOf(letter))
  for (let i = 0; i < a.length; i++) {
    const row = [(last[0] ?? 0) + costOf(a[i])]
    for (let j = 0; j < b.length; j++) {
      const change = a[i] === b[j] ? 0 : Math.max(costOf(a[i]), costOf(b[j]))
      const isSwap = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j]
      row.push(
        Math.min(
          (last[j] ?? 0) + change,
          (last[j + 1] ?? 0) + costOf(a[i]),
          (row[j] ?? 0) + costOf(b[j]),
          isSwap ? (beforeLast[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforeLast = last
    last = row
  }
  return last.at(-1) ?? 0
}

const hasNoVowel = (word: string) => !/[aeiou]/.test(word.slice(1))

/** What each unit of distance costs between words of the same consonants: the fewer, the more. */
const vowelCost = (consonants: number, shorter: number) => {
  if (consonants > 3) return 0.12
  if (shorter > consonants + 2) return 0.2
  return consonants > 2 ? 0.25 : 0.5
}

/** The n of ঁ is typed or not: তাঁত is tant and tat. */
const withoutNasal = (word: string) => word.replace(/n(?=[^aeiouy])/g, '')

const otherBones = (a: string, b: string, longer: number) => {
  const spelt = longer < 5 ? 0 : Math.max(0, 1 - (distance(a, b) * 1.4) / longer)
  return withoutNasal(a) === withoutNasal(b) ? Math.max(spelt, 0.75) : spelt
}

/** From 0 to 1: how likely two words, typed or folded, are one word spelt in two ways. */
export const likeness = (a: string, b: string) => {
  if (a === b) return 1
  const [bones, others] = [skeletonOfFold(a), skeletonOfFold(b)]
  const consonants = Math.min(bones.length, others.length)
  if (consonants < 2) return 0
  const [shorter, longer] = [Math.min(a.length, b.length), Math.max(a.length, b.length)]
  if (bones !== others) return otherBones(a, b, longer)
  if (hasNoVowel(a) || hasNoVowel(b)) return consonants > 2 ? 0.9 : 0.75
  return Math.max(0, 1 - distance(a, b) * vowelCost(consonants, shorter))
}
