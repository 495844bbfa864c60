import { arrivedLead, type Lead, leadStatuses } from '@bong-bari/contract'
import { derivedId } from '@bong-bari/table'

const firstNames = ['রিয়া', 'Arnab', 'সুদীপ্তা', 'Nusrat', 'অনির্বাণ', 'Moumita', 'Kaushik', 'পৌলমী']
const lastNames = ['সেন', 'Chatterjee', 'দত্ত', 'Rahman', 'ঘোষ', 'Banerjee', 'সাহা', 'Mondal']
const brands = [
  'মিষ্টি ঘর',
  'Tea Adda',
  'শাড়ি মহল',
  'Howrah Mart',
  'বইপাড়া',
  'Ilish Express',
  'ঠাকুমার আচার',
]
const wishes = [
  'আমাদের নতুন পণ্য নিয়ে একটা মজার ভিডিও করতে চাই। কত খরচ পড়বে জানাবেন।',
  'We would like one integration in a family episode next month. Please send your rates.',
  'Pujor age ekta collab korte chai, reel ar ekta long video. Call korben please.',
  'মা আর ছেলের ঝগড়ার মধ্যে আমাদের চা থাকলে দারুণ হয়! তারিখ খালি আছে?',
]

/** Minutes between one generated lead and the next. */
const spacing = 10

const pick = <T>(values: readonly [T, ...T[]] | readonly T[], index: number): T => {
  const value = values[index % values.length]
  if (value === undefined) throw new RangeError('There is nothing to pick from.')
  return value
}

/**
 * The generated lead of a number: always the same person, brand, text and state. Higher numbers
 * arrived earlier, counted back from `now` in epoch milliseconds.
 */
export const generatedLead = (index: number, now: number): Lead => {
  const arrived = now - index * spacing * 60_000
  const opened = index % 3 !== 0
  const request = {
    name: `${pick(firstNames, index)} ${pick(lastNames, index * 5 + 1)}`,
    company: `${pick(brands, index)} ${index + 1}`,
    email: index % 4 === 3 ? undefined : `brand${index + 1}@example.test`,
    phone: index % 4 === 0 ? undefined : `+91 98${String(index % 100_000_000).padStart(8, '0')}`,
    message: pick(wishes, index),
  }
  const id = derivedId(`generated lead ${index}`)
  return {
    ...arrivedLead(request, { id, createdAt: new Date(arrived).toISOString() }),
    opened,
    openedAt: opened ? new Date(arrived + 3_600_000).toISOString() : null,
    leadStatus: opened ? pick(leadStatuses, index) : 'new',
    followUpNotes: index % 7 === 1 ? 'ফোনে কথা হয়েছে। Quotation to follow.' : null,
  }
}
