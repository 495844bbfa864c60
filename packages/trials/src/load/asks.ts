import { api, pathOf } from '@bong-bari/contract'
import { documents, listedPages } from '@bong-bari/edge'

/** One request of somebody. `admin` goes with the session; `alone` comes from an address of its own. */
export type Ask = {
  kind: 'read' | 'chat' | 'lead' | 'export'
  path: string
  method?: 'POST'
  body?: object
  admin?: true
  alone?: true
}

const publicReads = [
  api.sections.publicList,
  api.posts.list,
  api.videos.latest,
  api.videos.popular,
  api.settings.publicList,
  api.chat.opening,
].map((route) => pathOf(route))

const officeReads = [
  pathOf(api.leads.list),
  pathOf(api.leads.list, { query: { leadStatus: 'hot' } }),
  pathOf(api.sections.list),
  pathOf(api['bot-training'].listTraining),
  pathOf(api.auth.me),
]

const messages = [
  'হ্যালো',
  'tomader contact number ta dao',
  'কোলাবরেশন করতে চাই',
  'ভিডিও কবে আসবে?',
  'Ki khobor Bong Bari?',
  'What is the channel about?',
  'aj ki ranna hobe',
  'মা কোথায়?',
]

const formats = ['csv', 'xlsx', 'pdf'] as const

/** What an admin exports stays as many leads throughout: new ones are not hot. */
const exported = (number: number) =>
  pathOf(api.exports.leads, {
    query: { format: formats[number % formats.length], leadStatus: 'hot' },
  })

const lead = (number: number) => ({
  name: `রিয়া সেন ${number}`,
  company: 'মিষ্টি ঘর',
  email: `riya${number}@example.test`,
  message: 'আমরা একটা ভিডিও করতে চাই। '.repeat(10),
})

const pick = <T>(from: readonly [T, ...T[]] | T[], number: number) => from[number % from.length]

const read = (number: number): Ask =>
  number % 6 === 5
    ? { kind: 'read', path: pick(officeReads, Math.floor(number / 6)) ?? '', admin: true }
    : { kind: 'read', path: pick([...listedPages, ...documents, ...publicReads], number) ?? '/' }

/**
 * The request of a number: of every hundred 90 are reads, 8 messages to the bot, one is a lead and one
 * an export.
 */
export const askOf = (number: number): Ask => {
  const place = number % 100
  const turn = Math.floor(number / 100)
  if (place === 0) return { kind: 'export', path: exported(turn), admin: true }
  if (place === 50)
    return {
      kind: 'lead',
      method: 'POST',
      path: pathOf(api.leads.create),
      body: lead(turn),
      alone: true,
    }
  if (place % 12 === 6)
    return {
      kind: 'chat',
      method: 'POST',
      path: pathOf(api.chat.message),
      body: { message: pick(messages, number + turn) },
    }
  return read(number)
}
