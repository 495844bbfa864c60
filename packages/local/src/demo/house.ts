import { createHash } from 'node:crypto'
import {
  arrivedLead,
  categories,
  type LeadEvent,
  leadStatuses,
  replyChannels,
} from '@bong-bari/contract'
import { businessDaysAfter, dayIn, endOfDay, replyDays, site } from '@bong-bari/site'
import {
  derivedId,
  type Item,
  itemInTrash,
  itemOfLead,
  itemOfLeadEvent,
  itemOfPicture,
  itemOfPost,
  itemOfRevision,
  itemOfSlug,
  itemOfUnanswered,
  type Key,
  type SearchedKind,
  type StoredPost,
  trainingRows,
} from '@bong-bari/table'
import { pick, questionOf, type Random, randomOf, textOf, tongues, wordOf } from './house-words.ts'

const hour = 3_600_000
const day = 24 * hour
const year = 365 * day

/** At scale 1. */
export const perYear = {
  pictures: 2_500,
  leads: 10_000,
  posts: 1_000,
  rows: 1_000,
  questions: 5_000,
}
export type Kind = keyof typeof perYear

export type House = {
  /** Epoch milliseconds; higher numbers are older. */
  now: number
  years: number
  scale: number
  owners: readonly { id: string; username: string }[]
}

export type Thing = {
  own: Key & Item
  parts?: (Key & Item)[]
  /** For the search index. */
  found?: { kind: SearchedKind; id: string }
}

/** Uneven through the year. */
const cameAt = (kind: Kind, index: number, { now, scale }: House, random: Random) => {
  const age = ((index + 0.1 + 0.8 * random()) * year) / (perYear[kind] * scale)
  return now - age - 0.09 * year * Math.sin((2 * Math.PI * age) / year)
}

const iso = (time: number) => new Date(time).toISOString()
const dayOf = (time: number) => dayIn(site.timeZone, new Date(time))

const firstNames = 'রিয়া Arnab সুদীপ্তা Nusrat অনির্বাণ Moumita Kaushik পৌলমী Imran শর্মিষ্ঠা'.split(' ')
const lastNames = 'সেন Chatterjee দত্ত Rahman ঘোষ Banerjee সাহা Mondal'.split(' ')
const brands = ['মিষ্টি ঘর', 'Tea Adda', 'শাড়ি মহল', 'Howrah Mart', 'বইপাড়া', 'Ilish Express']

const requestOf = (index: number, random: Random) => {
  const tongue = pick(random, tongues)
  const hasEmail = random() < 0.75
  return {
    name: `${pick(random, firstNames)} ${pick(random, lastNames)}`,
    company: `${pick(random, brands)} ${index + 1}`,
    email: hasEmail ? `brand${index + 1}@example.test` : undefined,
    phone: hasEmail && random() < 0.4 ? undefined : `+91 98${String(index).padStart(8, '0')}`,
    message: textOf(random, tongue, 40 + 900 * random() ** 2),
  }
}

/** Recent leads often wait. */
const stateOf = (createdAt: number, { now, owners }: House, random: Random) => {
  const age = (now - createdAt) / day
  const leadStatus = age < 4 && random() < 0.7 ? 'new' : pick(random, leadStatuses)
  const isNew = leadStatus === 'new'
  const opened = random() < (isNew ? 0.4 : 0.8)
  const owner = random() < (isNew ? 0.3 : 0.7) ? pick(random, owners) : undefined
  const isReplied = random() < (age > 45 ? 0.98 : isNew ? 0.2 : 0.6)
  const isCalledAgain = leadStatus !== 'dead' && age < 180 && random() < 0.2
  const promised = businessDaysAfter(dayOf(createdAt), replyDays, new Set())
  return {
    spam: random() < 0.04,
    leadStatus,
    opened,
    openedAt: opened ? iso(createdAt + hour) : null,
    dueAt: isReplied ? null : endOfDay(site.timeZone, promised).toISOString(),
    repliedAt: isReplied ? iso(createdAt + 5 * hour) : null,
    doneAt: isReplied && age > 45 && random() < 0.9 ? iso(createdAt + 30 * day) : null,
    followUpOn: isCalledAgain ? dayOf(now + (random() * 75 - 15) * day) : null,
    ownerId: owner?.id ?? null,
    ownerName: owner?.username ?? null,
    followUpNotes: random() < 0.25 ? textOf(random, pick(random, tongues), 200 * random()) : null,
  }
}

type Told<Event = LeadEvent> = Event extends unknown ? Omit<Event, 'id' | 'at' | 'by'> : never

/** An hour apart. */
const eventsOf = (id: string, createdAt: number, state: ReturnType<typeof stateOf>, by: string) => {
  const { leadStatus, opened, ownerName, repliedAt, followUpNotes, followUpOn } = state
  const told: (Told | false)[] = [
    opened && { kind: 'opened' },
    ownerName !== null && { kind: 'owner', from: null, to: ownerName },
    leadStatus !== 'new' && { kind: 'status', from: 'new', to: leadStatus },
    followUpNotes !== null && { kind: 'notes', before: null },
    repliedAt !== null && { kind: 'replied', channel: replyChannels[createdAt % 4] ?? 'mail' },
    followUpOn !== null && { kind: 'follow-up-on', from: null, to: followUpOn },
  ]
  return told.flatMap((one, place) =>
    one
      ? {
          ...one,
          id: derivedId(`${id} ${one.kind}`),
          at: iso(createdAt + (place + 1) * hour),
          by,
        }
      : [],
  )
}

/** The same for each number. */
export const leadOfHouse = (index: number, house: House) => {
  const random = randomOf(index)
  const createdAt = Math.floor(cameAt('leads', index, house, random))
  const id = derivedId(`lead of the house ${index}`)
  const arrived = arrivedLead(requestOf(index, random), { id, createdAt: iso(createdAt) })
  const state = stateOf(createdAt, house, random)
  const by = state.ownerName ?? pick(random, house.owners).username
  const events = eventsOf(id, createdAt, state, by)
  const last = events.at(-1)
  const changed = last && { updatedAt: last.at, changedBy: by }
  return { lead: { ...arrived, ...state, ...changed, version: 1 + events.length }, events }
}

const lead = (index: number, house: House): Thing => {
  const { lead, events } = leadOfHouse(index, house)
  return {
    own: itemOfLead(lead),
    // The first version is the lead itself.
    parts: events.map((event, place) => itemOfLeadEvent(lead.id, place + 2, event)),
  }
}

const pictureId = (index: number) =>
  `${createHash('sha256').update(`picture of the house ${index}`).digest('hex')}.png`

const somePicture = (random: Random, { years, scale }: House) =>
  `/media/${pictureId(Math.floor(random() * perYear.pictures * years * scale))}`

const contentOf = (random: Random, house: House) => {
  const paragraphs = Array.from({ length: 15 }, (_, place) => {
    const text = textOf(random, pick(random, ['bengali', ...tongues]), 200)
    if (place % 4) return text
    const image = random() < 0.2 ? `![${text.slice(0, 20)}](${somePicture(random, house)})\n\n` : ''
    return `## ${text.slice(0, 40)}\n\n${image}${text}`
  })
  return paragraphs.join('\n\n')
}

/** In a hundred, six drafts and four scheduled. */
export const postOfHouse = (index: number, house: House) => {
  const random = randomOf(index + 1e6)
  const created = cameAt('posts', index, house, random)
  const createdAt = iso(created)
  const status = index % 100 < 4 ? 'scheduled' : index % 16 === 9 ? 'draft' : 'published'
  const isDraft = status === 'draft'
  const image = random() < 0.4 ? somePicture(random, house) : null
  return {
    id: derivedId(`post of the house ${index}`),
    title: `${textOf(random, pick(random, tongues), 1).slice(0, 60)} ${index + 1}`,
    content: contentOf(random, house),
    excerpt: random() < 0.5 ? textOf(random, pick(random, tongues), 100).slice(0, 300) : null,
    slug: isDraft ? null : `house-post-${index + 1}`,
    image,
    imageWidth: image ? 800 : null,
    imageHeight: image ? 600 : null,
    imageSmall: null,
    imageAlt: null,
    shareImage: null,
    date: null,
    format: random() < 0.7 ? 'markdown' : 'plain',
    status,
    publishAt: isDraft
      ? null
      : iso(status === 'scheduled' ? house.now + (index + 1) * day : created),
    createdAt,
    updatedAt: createdAt,
    wantedSlug: null,
    autosaved: false,
    formerSlugs: [],
    revisedAt: null,
    changedBy: null,
    version: 1,
  } satisfies StoredPost
}

const post = (index: number, house: House): Thing => {
  const made = postOfHouse(index, house)
  if (index % 50 === 30) {
    const deleted = { by: 'ma', at: new Date(house.now - (index % 25) * day) }
    return { own: itemInTrash({ kind: 'post', id: made.id, item: itemOfPost(made) }, deleted) }
  }
  const revisions = Array.from({ length: index % 5 ? 0 : 1 + (index % 4) }, (_, place) => {
    const at = iso(Date.parse(made.createdAt) - place * hour)
    return itemOfRevision({ ...made, at, by: 'ma', kind: 'saved' }, at)
  })
  return {
    own: itemOfPost(made),
    parts: [...revisions, ...(made.slug === null ? [] : [itemOfSlug(made.slug, made.id)])],
  }
}

const row = (index: number, house: House): Thing => {
  const random = randomOf(index + 2e6)
  const things: [number, number] = [3 * index, 3 * index + 1 + Math.floor(random() * 40)]
  const asked = (place: number) => questionOf(random, tongues[place % 3] ?? 'english', things)
  const given = {
    keyword: `${wordOf(things[0], true)}, ${wordOf(things[0], false)} ${wordOf(things[1], false)}`,
    userMessage: asked(0),
    botResponse: textOf(random, pick(random, tongues), 120),
    language: 'auto' as const,
    category: pick(random, categories),
    isActive: random() < 0.97,
    priority: 1 + Math.floor(random() * 10),
    variants: [1, 2, 3, 4, 5].map(asked),
    answers: random() < 0.2 ? { english: textOf(random, 'english', 100) } : {},
    links: [],
  }
  const made = { by: 'ma', at: new Date(cameAt('rows', index, house, random)) }
  // Far from real ids.
  const id = 1_000_000 + index
  const own = trainingRows.itemOf(given, id, made)
  const deleted = { by: 'ma', at: new Date(house.now - (index % 25) * day) }
  return {
    own: index % 50 === 30 ? itemInTrash({ kind: 'training', id, item: own }, deleted) : own,
  }
}

const picture = (index: number, house: House): Thing => {
  const random = randomOf(index + 3e6)
  const createdAt = iso(cameAt('pictures', index, house, random))
  const id = pictureId(index)
  const alt = random() < 0.6 ? textOf(random, 'bengali', 30).slice(0, 100) : null
  const stamps = { createdAt, updatedAt: createdAt, createdBy: 'ma', changedBy: null, version: 1 }
  const size = { width: 1_600, height: 1_200, bytes: pictureFile.length, small: null }
  return { own: itemOfPicture({ id, src: `/media/${id}`, ...size, alt, ...stamps }) }
}

/** A dot. */
export const pictureFile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Older ones expire. */
const question = (index: number, house: House): Thing => {
  const random = randomOf(index + 4e6)
  const things: [number, number] = [index, index + 3 + Math.floor(random() * 300)]
  const tongue = pick(random, tongues)
  const group = derivedId(`question of the house ${index}`).replaceAll('-', '').slice(0, 22)
  const asker = group.slice(0, 16)
  const noted = { group, text: questionOf(random, tongue, things), language: tongue, asker }
  const own = itemOfUnanswered(noted, new Date(house.now - random() * 80 * day))
  return { own: { ...own, count: 1 + Math.floor(20 * random() ** 6) } }
}

const makers: Record<Kind, (index: number, house: House) => Thing> = {
  pictures: picture,
  leads: lead,
  posts: post,
  rows: row,
  questions: question,
}

export const countOf = (kind: Kind, { years, scale }: House) =>
  Math.round(perYear[kind] * years * scale)

/** `to` is exclusive. */
export function* thingsOf(kind: Kind, house: House, from = 0, to = countOf(kind, house)) {
  for (let index = from; index < to; index++) yield makers[kind](index, house)
}
