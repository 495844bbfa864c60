import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { api } from '@bong-bari/contract'
import { callingAs } from '@bong-bari/local'
import { findItem, keys } from '@bong-bari/table'
import type { Calls, Scene } from './scene.ts'
import { publishedPostOf } from './scenes.ts'

const functions = '../../../../functions/src'

const now = ({ clock }: Calls) => new Date(clock.now)
const isOver = () => false

export const clockScenes = async (calls: Calls): Promise<Scene[]> => {
  const { walkFrom } = await import(`${functions}/reactions/walk.ts`)
  const { around } = await import(`${functions}/reactions/react.ts`)
  const { eraseOldLeads } = await import(`${functions}/lead-retention/erase-old-leads.ts`)
  return [
    [
      'leads dated',
      () =>
        callingAs('reactions', () => walkFrom({ list: 'new leads' }, around(now(calls)), isOver)),
    ],
    ['old leads erased', () => callingAs('lead-retention', () => eraseOldLeads(now(calls)))],
  ]
}

/** What follows from the newest leads, which somebody just sent. */
export const followScenes = async (calls: Calls): Promise<Scene[]> => {
  const { around, derive } = await import(`${functions}/reactions/react.ts`)
  const { items } = await calls.admin(api.leads.list, { query: { limit: 2 } })
  const following = (name: string, id = ''): Scene => [
    name,
    async () => {
      const key = keys.lead(id)
      const change = { entity: 'lead', key, old: undefined, is: await findItem(key) }
      return derive.lead(change, around(now(calls)))
    },
  ]
  return [
    following('what follows from a lead', items[0]?.id),
    following('what follows from another lead', items[1]?.id),
  ]
}

/** What the bundler does with rendered pages. */
const readTexts = () =>
  registerHooks({
    load: (url, context, next) => {
      if (!url.endsWith('.html')) return next(url, context)
      const text = readFileSync(new URL(url), 'utf8')
      return {
        format: 'module',
        source: `export default ${JSON.stringify(text)}`,
        shortCircuit: true,
      }
    },
  })

/** Publishing a changed post, and the pages with its title. */
export const publishScenes = async (calls: Calls): Promise<Scene[]> => {
  readTexts()
  const { publishMessages } = await import(`${functions}/publish/publish-messages.ts`)
  const { pathsOf } = await import(`${functions}/reactions/pages.ts`)
  const moment = now(calls)
  const key = keys.post(publishedPostOf(calls.house).id)
  const is = await findItem(key)
  const publishing = (was: object) => async () => {
    const change = { entity: 'post', key, old: { ...is, ...was }, is }
    const paths = await callingAs('reactions', () => pathsOf(change, moment))
    const counts = { rendered: 0, written: 0, removed: 0, failed: 0 }
    const message = { messageId: 'one', receiptHandle: 'one', attributes: {} }
    const Records = [{ ...message, body: JSON.stringify({ paths }) }]
    const call = { now: () => moment, isOver, counts }
    await callingAs('publish', () => publishMessages({ Records }, call))
    if (counts.failed) throw new Error('A page could not be published.')
  }
  return [
    ['post published', publishing({ content: `${is?.content}\n\nআগে আরও কিছু ছিল।` })],
    ['renamed post published', publishing({ title: 'আগের নাম' })],
  ]
}

/** The texts for search engines and readers, whose size grows. */
export const documentScenes = async (calls: Calls): Promise<Scene[]> => {
  const texts = await import(`${functions}/page-rendering/sitemap.ts`)
  const { feed } = await import(`${functions}/page-rendering/feed.ts`)
  const moment = now(calls)
  const asPublisher = (name: string, run: () => Promise<unknown>): Scene => [
    name,
    () => callingAs('publish', run),
  ]
  return [
    asPublisher('sitemap', () => texts.sitemap(moment)),
    asPublisher('feed', () => feed(moment)),
  ]
}
