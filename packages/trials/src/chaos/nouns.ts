import { api } from '@bong-bari/contract'
import { templates, trainingRows } from './bot-training.ts'
import { drafts, timedPosts } from './drafts.ts'
import { leads, statuses } from './leads.ts'
import { isMarkOf, type Noun } from './noun.ts'
import { pictures } from './pictures.ts'
import { posts } from './posts.ts'
import { sections } from './sections.ts'

const settingOf = (edition: number) => `edition-${edition}@example.test`
const changedSettings = ['email', 'replyPromise', 'ticker'] as const

const settings: Noun = {
  name: 'setting',
  marks: changedSettings,
  create: async ({ admin }, key) => {
    await admin(api.settings.update, { params: { key }, body: { settingValue: settingOf(1) } })
    return key
  },
  change: ({ admin }, key, _mark, edition) =>
    admin(api.settings.update, { params: { key }, body: { settingValue: settingOf(edition) } }),
  read: async ({ admin }) =>
    (await admin(api.settings.list))
      .filter(({ updatedAt }) => updatedAt)
      .map(({ settingKey, settingValue }) => ({
        mark: settingKey,
        id: settingKey,
        is: (edition) => settingValue === settingOf(edition),
      })),
}

export const userPassword = 'doshta choritra ek bari'

const users: Noun = {
  name: 'user',
  create: async ({ admin }, mark) =>
    (await admin(api.auth.createUser, { body: { username: mark, password: userPassword } })).id,
  remove: ({ admin }, id) => admin(api.auth.removeUser, { params: { id } }),
  read: async ({ admin }) =>
    (await admin(api.auth.listUsers))
      .filter(({ username }) => isMarkOf('user', username))
      .map(({ id, username }) => ({ mark: username, id, is: () => true })),
}

/** Everything that writers write. */
export const nouns: readonly Noun[] = [
  leads,
  statuses,
  posts,
  drafts,
  timedPosts,
  sections,
  trainingRows,
  templates,
  settings,
  users,
  pictures,
]
