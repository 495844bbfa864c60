import { api, type PostStatus } from '@bong-bari/contract'
import { everyPage } from './every-page.ts'
import { type Callers, isMarkOf, type Noun, textOf } from './noun.ts'

const keyOf = (mark: string) => ({ 'idempotency-key': `key-of-${mark}` })

/** Milliseconds until a post that is written now goes up: while everything still breaks. */
const untilUp = 2_000

const managed = (admin: Callers['admin'], status?: PostStatus) =>
  everyPage((cursor) => admin(api.posts.managedList, { query: { limit: 100, cursor, status } }))

const remove: Noun['remove'] = ({ admin }, id) => admin(api.posts.remove, { params: { id } })

/** Posts that are written and never published: no visitor may meet a word of them. */
export const drafts: Noun = {
  name: 'draft',
  isSentAgain: true,
  create: async ({ admin }, mark) => {
    const content = textOf(mark, 1)
    const body = { title: mark, content, status: 'draft', autosave: true } as const
    return (await admin(api.posts.create, { body }, { headers: keyOf(mark) })).id
  },
  change: ({ admin }, id, mark, edition) => {
    const body = { content: textOf(mark, edition), autosave: true }
    return admin(api.posts.update, { params: { id }, body })
  },
  remove,
  read: async ({ admin }) =>
    (await managed(admin, 'draft')).map(({ title, id, content }) => ({
      mark: title,
      id,
      is: (edition) => content === textOf(title, edition),
    })),
}

/** Posts with a time, which comes while the publisher fails and is killed. */
export const timedPosts: Noun = {
  name: 'timed',
  create: async ({ admin }, mark) => {
    const publishAt = new Date(Date.now() + untilUp).toISOString()
    const body = { title: mark, content: textOf(mark, 1), status: 'scheduled', publishAt } as const
    return (await admin(api.posts.create, { body }, { headers: keyOf(mark) })).id
  },
  remove,
  read: async ({ admin }) =>
    (await managed(admin))
      .filter(({ title }) => isMarkOf('timed', title))
      .map(({ title, id, content, slug }) => ({
        mark: title,
        id,
        is: (edition) => content === textOf(title, edition) && slug === title,
      })),
}
