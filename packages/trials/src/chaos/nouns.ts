import { api, type Call, type Lead, leadStatuses } from '@bong-bari/contract'
import { type Callers, isMarkOf, type Noun, textOf } from './noun.ts'
import { pictures } from './pictures.ts'

/** Every item of a list that comes in pages. */
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

export const allLeads = (admin: Call, filters: object = {}) =>
  everyPage((cursor) => admin(api.leads.list, { query: { limit: 200, cursor, ...filters } }))

export const allPosts = (admin: Call) =>
  everyPage((cursor) => admin(api.posts.list, { query: { limit: 100, cursor } }))

const sendLead = async ({ visitor }: Callers, mark: string) => {
  const body = { name: 'রিয়া', company: mark, email: 'riya@example.test', message: textOf(mark, 1) }
  const headers = { 'idempotency-key': `key-of-${mark}` }
  return (await visitor()(api.leads.create, { body }, { headers })).id
}

const isSent = ({ company, message }: Lead) => message === textOf(company, 1)

const leads: Noun = {
  name: 'lead',
  isSentAgain: true,
  create: sendLead,
  change: ({ admin }, id, _mark, edition) =>
    admin(api.leads.saveNotes, { params: { id }, body: { followUpNotes: `edition ${edition}` } }),
  remove: ({ admin }, id) => admin(api.leads.remove, { params: { id } }),
  read: async ({ admin }) =>
    (await allLeads(admin))
      .filter(({ company }) => isMarkOf('lead', company))
      .map((lead) => ({
        mark: lead.company,
        id: lead.id,
        is: (edition) =>
          isSent(lead) && lead.followUpNotes === (edition > 1 ? `edition ${edition}` : null),
      })),
}

const statusOf = (edition: number) =>
  (edition > 1 && leadStatuses[edition % leadStatuses.length]) || 'new'

/** Leads that go from one status to the next. */
const statuses: Noun = {
  name: 'status',
  isSentAgain: true,
  create: sendLead,
  change: ({ admin }, id, _mark, edition) =>
    admin(api.leads.setStatus, { params: { id }, body: { leadStatus: statusOf(edition) } }),
  read: async ({ admin }) =>
    (await allLeads(admin))
      .filter(({ company }) => isMarkOf('status', company))
      .map((lead) => ({
        mark: lead.company,
        id: lead.id,
        is: (edition) => isSent(lead) && lead.leadStatus === statusOf(edition),
      })),
}

const postOf = (mark: string, edition: number) => ({
  title: mark,
  content: textOf(mark, edition),
  excerpt: `edition ${edition}`,
})

const posts: Noun = {
  name: 'post',
  create: async ({ admin }, mark) => (await admin(api.posts.create, { body: postOf(mark, 1) })).id,
  change: ({ admin }, id, mark, edition) =>
    admin(api.posts.update, { params: { id }, body: postOf(mark, edition) }),
  remove: ({ admin }, id) => admin(api.posts.remove, { params: { id } }),
  read: async ({ admin }) =>
    (await allPosts(admin)).map((post) => ({
      mark: post.title,
      id: post.id,
      is: (edition) => {
        const { content, excerpt } = postOf(post.title, edition)
        return post.content === content && post.excerpt === excerpt && post.slug === post.title
      },
    })),
}

const sectionOf = (mark: string, edition: number) => ({
  sectionType: 'offer' as const,
  title: mark,
  content: textOf(mark, edition),
  displayOrder: edition,
})

const sections: Noun = {
  name: 'section',
  create: async ({ admin }, mark) =>
    (await admin(api.sections.create, { body: sectionOf(mark, 1) })).id,
  change: ({ admin }, id, mark, edition) =>
    admin(api.sections.update, { params: { id }, body: sectionOf(mark, edition) }),
  remove: ({ admin }, id) => admin(api.sections.remove, { params: { id } }),
  read: async ({ admin }) =>
    (await admin(api.sections.list))
      .filter(({ title }) => isMarkOf('section', title))
      .map(({ id, title, content, displayOrder }) => ({
        mark: title ?? '',
        id,
        is: (edition) => content === textOf(title ?? '', edition) && displayOrder === edition,
      })),
}

const bot = api['bot-training']

const rowOf = (mark: string, edition: number) => ({
  keyword: mark,
  userMessage: mark,
  botResponse: textOf(mark, edition),
  priority: 1 + (edition % 10),
})

const trainingRows: Noun = {
  name: 'row',
  create: async ({ admin }, mark) =>
    String((await admin(bot.createTraining, { body: rowOf(mark, 1) })).id),
  change: ({ admin }, id, mark, edition) =>
    admin(bot.updateTraining, { params: { id }, body: rowOf(mark, edition) }),
  remove: ({ admin }, id) => admin(bot.removeTraining, { params: { id } }),
  read: async ({ admin }) =>
    (await admin(bot.listTraining)).map(({ id, keyword, botResponse, priority }) => ({
      mark: keyword,
      id: String(id),
      is: (edition) => botResponse === textOf(keyword, edition) && priority === 1 + (edition % 10),
    })),
}

const templateOf = (mark: string, edition: number) => ({
  name: mark,
  templateType: 'quick_reply' as const,
  content: textOf(mark, edition),
  displayOrder: edition,
})

const templates: Noun = {
  name: 'template',
  create: async ({ admin }, mark) =>
    String((await admin(bot.createTemplate, { body: templateOf(mark, 1) })).id),
  change: ({ admin }, id, mark, edition) =>
    admin(bot.updateTemplate, { params: { id }, body: templateOf(mark, edition) }),
  remove: ({ admin }, id) => admin(bot.removeTemplate, { params: { id } }),
  read: async ({ admin }) =>
    (await admin(bot.listTemplates)).map(({ id, name, content, displayOrder }) => ({
      mark: name,
      id: String(id),
      is: (edition) => content === textOf(name, edition) && displayOrder === edition,
    })),
}

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
  sections,
  trainingRows,
  templates,
  settings,
  users,
  pictures,
]
