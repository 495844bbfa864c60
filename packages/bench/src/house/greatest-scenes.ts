import { api, exportFormats, limits } from '@bong-bari/contract'
import { findItem, keys } from '@bong-bari/table'
import { randomOf, textOf } from '../../../local/src/demo/house-words.ts'
import type { Calls, Scene } from './scene.ts'

// What fills every field as far as it goes, in a script of three bytes a letter.

const fill = (letters: number) => {
  const random = randomOf(letters)
  let text = ''
  while (text.length < letters) text += `${textOf(random, 'bengali', 500)} `
  return `${text.slice(0, letters - 1)}ম`
}
const line = (letters: number) => fill(letters).replaceAll(/[\n#*]/g, ' ')

const greatPost = () => {
  const { title, excerpt, content, date, slug } = limits.post
  return {
    title: line(title),
    content: fill(content),
    excerpt: line(excerpt),
    date: line(date),
    slug: 'm'.repeat(slug),
    format: 'markdown' as const,
  }
}

const greatLead = () => {
  const { name, company, message, conversation } = limits.lead
  return {
    name: line(name),
    company: line(company),
    email: `${'m'.repeat(limits.lead.email - 13)}@example.test`,
    phone: '+91 9830012345',
    message: fill(message),
    conversation: Array.from({ length: conversation.turns }, (_, turn) => ({
      role: turn % 2 ? ('assistant' as const) : ('user' as const),
      content: fill(conversation.characters / conversation.turns),
    })),
  }
}

const greatRow = () => {
  const { keyword, userMessage, botResponse, variants } = limits.training
  return {
    keyword: line(keyword),
    userMessage: fill(userMessage),
    botResponse: fill(botResponse),
    variants: Array.from({ length: variants }, (_, place) => fill(userMessage - place)),
    answers: {
      bengali: fill(botResponse),
      benglish: fill(botResponse),
      english: fill(botResponse),
    },
  }
}

/** The largest that fields take of each kind. */
export const greatestScenes = ({ admin, visitor }: Calls): Scene[] => {
  const { leads, posts } = api
  let post = { id: '' }
  let row = { id: 0 }
  const params = () => ({ id: post.id })
  const longestLead = async () => {
    const { items } = await admin(leads.list, { query: { limit: 20 } })
    const [longest] = items.toSorted((a, b) => (b.message ?? '').length - (a.message ?? '').length)
    return { id: longest?.id ?? '' }
  }
  return [
    [
      'greatest post',
      async () => {
        post = await admin(posts.create, { body: greatPost() })
      },
    ],
    ['greatest page of posts', () => admin(posts.managedList, { query: { limit: 1 } })],
    ['greatest post read', () => admin(posts.managed, { params: params() })],
    [
      'greatest changes',
      () => admin(posts.change, { params: params(), body: { content: fill(99_999) } }),
    ],
    [
      'greatest post changed',
      () => admin(posts.update, { params: params(), body: { content: fill(99_998) } }),
    ],
    ['greatest history', () => admin(posts.revisions, { params: params() })],
    ['greatest post deleted', () => admin(posts.remove, { params: params() })],
    ['greatest lead', () => visitor('198.51.100.9')(leads.create, { body: greatLead() })],
    [
      'greatest notes',
      async () => {
        const body = { followUpNotes: fill(limits.lead.followUpNotes) }
        return admin(leads.saveNotes, { params: await longestLead(), body })
      },
    ],
    [
      'greatest row',
      async () => {
        row = await admin(api['bot-training'].createTraining, { body: greatRow() })
      },
    ],
    [
      'greatest change put aside',
      async () => {
        const { putAside } = await import('../../../../functions/src/reactions/react.ts')
        const key = keys.ofSmall('training', row.id)
        const old = await findItem(key)
        await putAside({ entity: 'training', key, old, is: old }, new Error('put aside'))
      },
    ],
    [
      'greatest batch for publishing',
      async () => {
        const { askToPublishOnce } = await import(
          '../../../../functions/src/adapters/publish-queue.ts'
        )
        const path = `/blog/${'m'.repeat(limits.post.slug)}`
        await askToPublishOnce(Array.from({ length: 1_000 }, () => path))
      },
    ],
  ]
}

/** As many leads as one call changes. */
export const manyScenes = async ({ admin }: Calls): Promise<Scene[]> => {
  const { items } = await admin(api.leads.list, { query: { limit: limits.bulkLeads } })
  const ids = items.map(({ id }) => id)
  const [one, another] = items.filter(({ leadStatus }) => leadStatus !== 'hot')
  const setStatus = (name: string, id = ''): Scene => [
    name,
    () => admin(api.leads.setStatus, { params: { id }, body: { leadStatus: 'hot' } }),
  ]
  return [
    setStatus('status of one lead', one?.id),
    setStatus('status of another lead', another?.id),
    [
      'status of many leads',
      () => admin(api.leads.changeMany, { body: { ids, change: { leadStatus: 'cold' } } }),
    ],
  ]
}

export const exportScenes = ({ admin }: Calls): Scene[] =>
  exportFormats.map((format) => [
    `export as ${format}`,
    () => admin(api.exports.leads, { query: { format } }),
  ])
