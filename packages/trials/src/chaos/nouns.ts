import { api, leadStatuses } from '@bong-bari/contract'
import type { Callers } from './site.ts'

/** `is` tells whether it is an edition completely. */
export type Found = { mark: string; id: string; is: (edition: number) => boolean }

/**
 * A kind of thing to create, change and delete. All content follows from the edition's number, so
 * that a later find can be verified whole. Creating returns the id.
 */
export type Noun = {
  name: string
  create: (callers: Callers, mark: string) => Promise<string>
  change: (callers: Callers, id: string, mark: string, edition: number) => Promise<unknown>
  remove: (callers: Callers, id: string) => Promise<unknown>
  read: (callers: Callers) => Promise<Found[]>
}

/** A text that cannot be cut or mixed unnoticed. */
export const textOf = (mark: string, edition: number) =>
  `${mark}, edition ${edition}: ${'বাংলা কমেডি '.repeat(edition % 7)}end of ${edition}`

const everyPage = async <Item>(
  read: (cursor: string | undefined) => Promise<{ items: Item[]; next?: string | undefined }>,
) => {
  const items: Item[] = []
  let cursor: string | undefined
  do {
    const page = await read(cursor)
    items.push(...page.items)
    cursor = page.next
  } while (cursor)
  return items
}

const keyOf = (mark: string) => ({ headers: { 'idempotency-key': `key-of-${mark}` } })

const statusOf = (edition: number) => leadStatuses[(edition - 1) % leadStatuses.length] ?? 'new'

const leads: Noun = {
  name: 'lead',
  create: async ({ visitor }, mark) => {
    const body = { company: mark, message: textOf(mark, 1), name: 'রিয়া', email: 'r@example.test' }
    return (await visitor()(api.leads.create, { body }, keyOf(mark))).id
  },
  change: ({ admin }, id, _mark, edition) =>
    admin(api.leads.setStatus, { params: { id }, body: { leadStatus: statusOf(edition) } }),
  remove: ({ admin }, id) => admin(api.leads.remove, { params: { id } }),
  read: async ({ admin }) => {
    const read = (cursor?: string) => admin(api.leads.list, { query: { limit: 200, cursor } })
    return (await everyPage(read)).map(({ id, company: mark, message, leadStatus }) => ({
      mark,
      id,
      is: (edition) => message === textOf(mark, 1) && leadStatus === statusOf(edition),
    }))
  },
}

const posts: Noun = {
  name: 'post',
  create: async ({ admin }, mark) => {
    const body = { title: mark, content: textOf(mark, 1) }
    return (await admin(api.posts.create, { body }, keyOf(mark))).id
  },
  change: ({ admin }, id, mark, edition) =>
    admin(api.posts.update, { params: { id }, body: { content: textOf(mark, edition) } }),
  remove: ({ admin }, id) => admin(api.posts.remove, { params: { id } }),
  read: async ({ admin }) => {
    const read = (cursor?: string) => admin(api.posts.list, { query: { limit: 100, cursor } })
    return (await everyPage(read)).map(({ id, title: mark, slug, content }) => ({
      mark,
      id,
      is: (edition) => content === textOf(mark, edition) && slug === mark,
    }))
  },
}

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='

const sectionOf = (mark: string, edition: number) => ({
  sectionType: 'offer' as const,
  title: mark,
  displayOrder: edition,
  content: textOf(mark, edition),
})

const sections: Noun = {
  name: 'section',
  create: async ({ admin }, mark) =>
    (await admin(api.sections.create, { body: { ...sectionOf(mark, 1), imageUrl: picture } })).id,
  change: ({ admin }, id, mark, edition) =>
    admin(api.sections.update, { params: { id }, body: sectionOf(mark, edition) }),
  remove: ({ admin }, id) => admin(api.sections.remove, { params: { id } }),
  read: async ({ admin, visit, url }) => {
    const read = async (imageUrl: string | null) =>
      Buffer.from(await (await visit(`${url}${imageUrl}`)).arrayBuffer()).includes('PNG')
    const all = await admin(api.sections.list)
    return Promise.all(
      all.map(async ({ id, title, content, displayOrder, imageUrl }) => {
        const mark = title ?? ''
        const isShown = await read(imageUrl)
        const is = (edition: number) =>
          isShown && content === textOf(mark, edition) && displayOrder === edition
        return { mark, id, is }
      }),
    )
  },
}

const bot = api['bot-training']
const rowOf = (mark: string, edition: number) => ({
  keyword: mark,
  userMessage: mark,
  botResponse: textOf(mark, edition),
})

const rows: Noun = {
  name: 'row',
  create: async ({ admin }, mark) =>
    String((await admin(bot.createTraining, { body: rowOf(mark, 1) })).id),
  change: ({ admin }, id, mark, edition) =>
    admin(bot.updateTraining, { params: { id }, body: rowOf(mark, edition) }),
  remove: ({ admin }, id) => admin(bot.removeTraining, { params: { id } }),
  read: async ({ admin }) =>
    (await admin(bot.listTraining)).map(({ keyword: mark, id, botResponse }) => ({
      mark,
      id: String(id),
      is: (edition) => botResponse === textOf(mark, edition),
    })),
}

export const nouns: readonly Noun[] = [leads, posts, sections, rows]
