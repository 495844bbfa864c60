import { api, CallError, leadStatuses } from '@bong-bari/contract'
import { type House, postOfHouse, thingsOf } from '@bong-bari/local'
import type { Calls, Scene } from './scene.ts'

const sentence = 'আমাদের নতুন পণ্য নিয়ে একটা মজার ভিডিও করতে চাই, কত খরচ পড়বে জানাবেন। '
const request = {
  name: 'রিয়া সেন',
  company: 'মিষ্টি ঘর',
  email: 'riya@example.test',
  phone: '+91 9830012345',
  message: sentence.repeat(10).slice(0, 500),
}

const questionIn = ({ house }: Calls) => {
  for (const { own } of thingsOf('rows', house))
    if (own.isActive === true) return String(own.userMessage)
  throw new Error('No row of the house answers.')
}

export const requestScenes = ({ visitor }: Calls): Scene[] => [
  ['new lead from IPv4', () => visitor('198.51.100.7')(api.leads.create, { body: request })],
  ['new lead from IPv6', () => visitor('2001:db8:1:2::7')(api.leads.create, { body: request })],
]

export const chatScenes = (calls: Calls): Scene[] => {
  const call = calls.visitor('198.51.100.7')
  const say = (message: string) => call(api.chat.message, { body: { message } })
  const question = questionIn(calls)
  return [
    ['chat opened', () => call(api.chat.opening, {})],
    ['chat, first message of an instance', () => say(question)],
    ['chat, a row answers', () => say(question)],
    ['chat, no row answers', () => say('quxzz vvork plimbet')],
    ['page of the blog', () => call(api.posts.list, {})],
  ]
}

/** The same from somebody else, so that what they share is seen. */
export const crowdScenes = (calls: Calls): Scene[] => {
  const other = calls.visitor('203.0.113.9')
  const say = (message: string) => other(api.chat.message, { body: { message } })
  return [
    ['new lead of another', () => other(api.leads.create, { body: { ...request, name: 'Mou' } })],
    ['chat, another is answered', () => say(questionIn(calls))],
    ['chat, another is not', () => say('zzurk plonk fimbria')],
  ]
}

/** What one answer cannot carry is sent on to the bucket. */
const keptInBucket = (refused: unknown) => {
  if (!(refused instanceof CallError && refused.status === 303)) throw refused
}

/** Lists with the same first page in a younger house. */
const sameLists = (['', ...leadStatuses] as const).flatMap((leadStatus) =>
  ['', 'true', 'false'].map((opened) => ({
    ...(leadStatus && { leadStatus }),
    ...(opened && { opened: opened === 'true' }),
  })),
)

/** Lists of leads, each shorter than in the young house. */
export const listScenes = ({ admin, house }: Calls): Scene[] => {
  const limit = house.scale < 1 ? 10 : 20
  return sameLists.map((query) => {
    const name = Object.entries(query).map(([filter, value]) => `${filter}=${value}`)
    return [`leads ${name.join('&')}`, () => admin(api.leads.list, { query: { ...query, limit } })]
  })
}

export const screenScenes = ({ admin }: Calls): Scene[] => {
  const list = (query: object) => admin(api.leads.list, { query })
  const bot = api['bot-training']
  const others = {
    'oldest leads': { order: 'oldest' },
    'leads by due day': { order: 'due' },
    'leads due today': { due: 'today' },
    'late leads': { due: 'late' },
    'leads of nobody': { owner: 'none' },
    'my leads': { owner: 'me' },
    'hot leads of mine': { owner: 'me', leadStatus: 'hot' },
    spam: { spam: true },
  }
  return [
    ...Object.entries(others).map(([name, query]): Scene => [name, () => list(query)]),
    ['number of leads', () => admin(api.leads.count, { query: {} })],
    ['numbers of 12 weeks', () => admin(api.numbers.read, { query: {} })],
    ['posts', () => admin(api.posts.managedList, { query: {} })],
    ['drafts', () => admin(api.posts.managedList, { query: { status: 'draft' } })],
    ['pictures', () => admin(api.pictures.list, { query: {} })],
    ['training', () => admin(bot.listTraining, {})],
    ['unanswered', () => admin(bot.listUnanswered, {})],
    ['trash', () => admin(api.trash.list, {})],
    [
      'export of all leads',
      () => admin(api.exports.leads, { query: { format: 'csv' } }).catch(keptInBucket),
    ],
  ]
}

const row = {
  keyword: 'ghugni',
  userMessage: 'ঘুগনি কোথায় পাব?',
  botResponse: 'মায়ের কাছে।',
  variants: ['ghugni kothay?', 'Where do I get ghugni?'],
}

/** Work on the newest lead. */
export const leadScenes = async ({ admin, house }: Calls): Promise<Scene[]> => {
  const { items } = await admin(api.leads.list, { query: { limit: 1 } })
  const params = { id: items[0]?.id ?? '' }
  const [, other] = house.owners
  const { setStatus, open, saveNotes, setOwner, setFollowUp, reply, events, remove } = api.leads
  return [
    ['status of a lead', () => admin(setStatus, { params, body: { leadStatus: 'hot' } })],
    ['lead opened', () => admin(open, { params })],
    ['notes of a lead', () => admin(saveNotes, { params, body: { followUpNotes: 'Called.' } })],
    ['owner of a lead', () => admin(setOwner, { params, body: { ownerId: other?.id ?? null } })],
    ['follow-up of a lead', () => admin(setFollowUp, { params, body: { date: '2026-12-01' } })],
    ['lead replied', () => admin(reply, { params, body: { channel: 'mail' } })],
    ['events of a lead', () => admin(events, { params })],
    ['lead erased', () => admin(remove, { params })],
  ]
}

/** A public post with neighbours. */
export const publishedPostOf = (house: House) => {
  const posts = Array.from({ length: 16 }, (_, place) => postOfHouse(place, house))
  const { id = '' } = posts.findLast(({ status }) => status === 'published') ?? {}
  return { id }
}

export const postScenes = ({ admin, house }: Calls): Scene[] => {
  const { id } = publishedPostOf(house)
  const body = { title: 'মায়ের ফোন', content: '## মায়ের ফোন\n\nআর দুটো ভাত নে।' }
  return [['post changed', () => admin(api.posts.update, { params: { id }, body })]]
}

export const botScenes = ({ admin }: Calls): Scene[] => [
  ['row created', () => admin(api['bot-training'].createTraining, { body: row })],
]

export const searchTexts = {
  /** Either script, a prefix, two words, a number, common and rare words, no match. */
  lead: [
    'রিয়া',
    'riya',
    'mis',
    'riya mishti',
    '98000',
    'episode',
    'কাকা',
    'kaka kakhita',
    'rates plan',
    'xylophone',
  ],
  post: ['মা', 'rates', 'ka', 'plan festival', 'kaka kakhita', 'xylophone', 'a b d h k l m n p s t'],
}

export const searchScenes = ({ admin, visitor }: Calls): Scene[] => [
  ...searchTexts.lead.map(
    (q): Scene => [
      `search of leads: ${q}`,
      () => admin(api.leads.list, { query: { q, limit: 10 } }),
    ],
  ),
  ...searchTexts.post.map(
    (q): Scene => [
      `search of posts: ${q}`,
      () => visitor('198.51.100.8')(api.posts.list, { query: { q, limit: 10 } }),
    ],
  ),
]
