import { buildLead, type LeadStatus, leadStatuses } from '@bong-bari/contract'
import { businessDaysAfter, dayInKolkata, endOfDay, replyDays } from '@bong-bari/site'
import {
  derivedId,
  type Item,
  itemOfLead,
  itemOfPost,
  itemOfSlug,
  type Key,
  type StoredLead,
  type StoredPost,
  storeWithParts,
} from '@bong-bari/table'

const hour = 3_600_000
const day = 24 * hour

/** Hours between two items, so that a year has some 10,000 leads and 1,000 posts. */
const hoursBetween = { leads: 0.9, posts: 9 }

const names = 'রিয়া সেন, Arnab Chatterjee, সুদীপ্তা দত্ত, Nusrat Rahman, অনির্বাণ ঘোষ, Moumita Saha'.split(
  ', ',
)
const companies = 'মিষ্টি ঘর, Tea Adda, শাড়ি মহল, Howrah Mart, বইপাড়া, Ilish Express, আলপনা'.split(', ')
const sentences = [
  'আমাদের নতুন পণ্য নিয়ে একটা মজার ভিডিও করতে চাই, কত খরচ পড়বে জানাবেন।',
  'Pujor age ekta collab korte chai, call korben please.',
  'Please send your rates for one integration in a family episode next month.',
  'পুজোর আগে তারিখ খালি আছে? কাকা বলেছেন আপনাদের ছাড়া হবে না।',
  'The son had a plan, Ma had a rolling pin.',
]

/** Picks the values of a list in turn. The lengths of the lists have no common factor, so that all combinations come. */
const pickInTurn = <T>(values: readonly [T, ...T[]] | readonly T[], index: number) =>
  values[index % values.length] as T

const makeText = (index: number, count: number) =>
  Array.from({ length: count }, (_, turn) => pickInTurn(sentences, index + turn)).join(' ')

const toIso = (time: number) => new Date(time).toISOString()

/** Makes up a lead, always the same for the same `index` (0 is the newest) and `now` (epoch milliseconds). */
export const makeLead = (index: number, now: number): StoredLead => {
  const created = now - (index + 1) * hoursBetween.leads * hour
  const createdAt = toIso(created)
  const age = (now - created) / day
  const leadStatus: LeadStatus = age < 4 ? 'new' : pickInTurn(leadStatuses, index)
  const isReplied = leadStatus !== 'new'
  const isOpened = isReplied || index % 3 === 0
  const promised = businessDaysAfter(dayInKolkata(created), replyDays, new Set())
  const request = {
    name: pickInTurn(names, index),
    company: `${pickInTurn(companies, index)} ${index + 1}`,
    email: index % 4 ? `brand${index + 1}@example.test` : undefined,
    phone: index % 4 ? undefined : `+91 98${String(index).padStart(8, '0')}`,
    message: makeText(index, 1 + (index % 11)),
  }
  return {
    ...buildLead(request, { id: derivedId(`made-up lead ${index}`), createdAt }),
    spam: index % 25 === 24,
    leadStatus,
    opened: isOpened,
    openedAt: isOpened ? toIso(created + hour) : null,
    dueAt: isReplied ? null : endOfDay(promised).toISOString(),
    repliedAt: isReplied ? toIso(created + 5 * hour) : null,
    doneAt: isReplied && age > 45 ? toIso(created + 30 * day) : null,
    followUpOn: isReplied && index % 7 === 0 ? dayInKolkata(now + day) : null,
  }
}

/** Makes up a post of some 9,000 letters, always the same for the same `index` and `now`. Every sixteenth is a draft. */
export const makePost = (index: number, now: number): StoredPost => {
  const createdAt = toIso(now - (index + 1) * hoursBetween.posts * hour)
  const isDraft = index % 16 === 9
  const paragraphs = Array.from({ length: 15 }, (_, turn) => {
    const text = makeText(index + turn, 8)
    return turn % 4 ? text : `## ${text.slice(0, 40)}\n\n${text}`
  })
  return {
    id: derivedId(`made-up post ${index}`),
    title: `${pickInTurn(sentences, index).slice(0, 60)} ${index + 1}`,
    content: paragraphs.join('\n\n'),
    excerpt: index % 2 ? makeText(index, 2) : null,
    slug: isDraft ? null : `made-up-post-${index + 1}`,
    image: null,
    imageWidth: null,
    imageHeight: null,
    imageSmall: null,
    imageAlt: null,
    shareImage: null,
    date: null,
    format: 'markdown',
    status: isDraft ? 'draft' : 'published',
    publishAt: isDraft ? null : createdAt,
    createdAt,
    updatedAt: createdAt,
    wantedSlug: null,
    autosaved: false,
    formerSlugs: [],
    revisedAt: null,
    changedBy: null,
    version: 1,
  }
}

type Whole = { own: Key & Item; parts?: (Key & Item)[] }

const makeItems: Record<'leads' | 'posts', (index: number, now: number) => Whole> = {
  leads: (index, now) => ({ own: itemOfLead(makeLead(index, now)) }),
  posts: (index, now) => {
    const post = makePost(index, now)
    return {
      own: itemOfPost(post),
      parts: post.slug === null ? [] : [itemOfSlug(post.slug, post.id)],
    }
  },
}
export type MadeUpKind = keyof typeof makeItems

/** Yields the table items of `count` made-up leads or posts. */
export function* manyItems(kind: MadeUpKind, count: number, now: number) {
  for (let index = 0; index < count; index++) {
    const { own, parts = [] } = makeItems[kind](index, now)
    yield* [own, ...parts]
  }
}

const parallelWrites = 32

/** Writes `count` made-up leads or posts into the table. Returns how many were not there yet. */
export const fillTable = async (kind: MadeUpKind, count: number, now = Date.now()) => {
  let next = 0
  let written = 0
  const write = async () => {
    while (next < count) if (await storeWithParts(makeItems[kind](next++, now))) written++
  }
  await Promise.all(Array.from({ length: parallelWrites }, write))
  return written
}
