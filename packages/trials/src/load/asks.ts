import { api, pathOf } from '@bong-bari/contract'
import { documents, listedPages } from '@bong-bari/edge'

/** One request of somebody. `admin` goes with the session; `alone` comes from an address of its own. */
export type Ask = { path: string; body?: object; admin?: true; alone?: true }

const publicReads = [
  ...listedPages,
  ...documents,
  ...[
    ...[api.sections.publicList, api.posts.list, api.videos.latest, api.videos.popular],
    ...[api.settings.publicList, api.chat.opening],
  ].map((route) => pathOf(route)),
]

const officeReads = [
  pathOf(api.leads.list, { query: { leadStatus: 'hot' } }),
  ...[api.leads.list, api.sections.list, api['bot-training'].listTraining, api.auth.me].map(
    (route) => pathOf(route),
  ),
]

const messages = ['হ্যালো', 'tomader contact number ta dao', 'ভিডিও কবে আসবে?', 'মা কোথায়?']
const formats = ['csv', 'xlsx', 'pdf'] as const

const lead = (number: number) => ({
  ...{ name: `রিয়া সেন ${number}`, company: 'মিষ্টি ঘর', email: `riya${number}@example.test` },
  message: 'আমরা একটা ভিডিও করতে চাই। '.repeat(10),
})

const pick = <T>(from: readonly T[], number: number) => from[Math.floor(number) % from.length]

/**
 * The request of a number: of every hundred 90 are reads, 8 messages to the bot, one is a lead and one an export,
 * which stays as large throughout: new leads are not hot.
 */
export const askOf = (number: number): Ask => {
  const [place, turn] = [number % 100, Math.floor(number / 100)]
  if (place === 0) {
    const query = { format: pick(formats, turn), leadStatus: 'hot' as const }
    return { path: pathOf(api.exports.leads, { query }), admin: true }
  }
  if (place === 50) return { path: pathOf(api.leads.create), body: lead(turn), alone: true }
  if (place % 12 === 6)
    return { path: pathOf(api.chat.message), body: { message: pick(messages, number + turn) } }
  return number % 6 === 5
    ? { path: pick(officeReads, number / 6) ?? '', admin: true }
    : { path: pick(publicReads, number) ?? '/' }
}
