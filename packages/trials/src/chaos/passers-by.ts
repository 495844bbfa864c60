import { api } from '@bong-bari/contract'
import { listedPages } from '@bong-bari/edge'
import { callControl } from '@bong-bari/local'
import type { Callers } from './noun.ts'
import type { Places } from './places.ts'
import type { Random } from './random.ts'

const exportFormats = ['csv', 'xlsx', 'pdf'] as const

/** A link of whichever post is newest, and who was given it. */
const previewOne = async (admin: Callers['admin']) => {
  const { items } = await admin(api.posts.managedList, { query: { limit: 1 } })
  for (const { id } of items) {
    const { url } = await admin(api.posts.preview, { params: { id } })
    const token = url.slice(url.indexOf('#') + 1)
    await admin(api.posts.previewed, { params: { token } })
    await admin(api.posts.revisions, { params: { id } })
  }
}

/** Those who read, chat, export and put in order while others write: their answers alone matter. */
const doings: ((callers: Callers, random: Random, places: Places) => Promise<unknown>)[] = [
  ({ visitor }) => visitor()(api.posts.list),
  ({ visitor }) => visitor()(api.sections.publicList),
  ({ visitor }) => visitor()(api.settings.publicList),
  ({ visitor }) => visitor()(api.videos.latest),
  ({ visitor }) => visitor()(api.chat.opening),
  ({ visitor }, random) =>
    visitor()(api.chat.message, { body: { message: `ki khobor ${random.upTo(50)}` } }),
  ({ visitor }, random) =>
    visitor()(api.posts.previewed, { params: { token: `guess-${random.upTo(1_000_000)}` } }),
  ({ visitor }, random) => visitor()(api.posts.list, { query: { q: `chaos ${random.upTo(9)}` } }),
  ({ admin }) => previewOne(admin),
  ({ admin }) => admin(api.leads.list),
  ({ admin }, random) =>
    admin(api.exports.leads, {
      query: { format: random.pick(exportFormats) ?? 'csv', leadStatus: 'hot' },
    }),
  ({ visit, url }, random) =>
    visit(`${url}${random.pick([...listedPages, '/sitemap.xml', '/feed.xml', '/blog/none'])}`),
  ({ url }) => callControl(url, 'refresh-videos'),
  ({ url }) => callControl(url, 'kill-publisher'),
  ({ admin }, random, places) => places.reorder(admin, random),
  ({ admin }, random, places) => places.reorder(admin, random),
]

/** Passes by until `ended`, doing one thing after the other. */
export const passBy = async (
  callers: Callers,
  random: Random,
  places: Places,
  ended: AbortSignal,
) => {
  while (!ended.aborted) {
    const doing = random.pick(doings)
    // What is wrong with an answer has been noted by whoever watches them.
    await doing?.(callers, random, places).catch(() => {})
  }
}
