import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check, findSettingValueError, limits, newPost, trainingInput } from '@bong-bari/contract'
import { leadOf } from '@bong-bari/contract/testing'
import { plainBlocksOf } from '@bong-bari/markdown/plain'
import { foldUsername } from '@bong-bari/table'
import { beginningsOf, slugOf } from '@bong-bari/text'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { render } from '../../web/dist/server/entry-server.js'
import { describeDevice } from '../src/auth/login.ts'
import { matchMessage } from '../src/bot/match/match.ts'
import { buildIndex } from '../src/bot/match/match-index.ts'
import { buildQuestion } from '../src/bot/model/prompt.ts'
import { makeSafeAnswer } from '../src/bot/model/safe-answer.ts'
import { readMessage } from '../src/bot/reading.ts'
import { maskContacts } from '../src/bot/stored-question.ts'
import { sheetOf } from '../src/exports/columns.ts'
import { writerOf } from '../src/exports/file-format.ts'
import { element } from '../src/page-rendering/xml.ts'
import { listLeadWords, parseLeadSearch } from '../src/searching/lead-search.ts'
import { drawCard } from '../src/text-rendering/share-image.ts'
import { manyRows } from './bot-score.ts'
import { hostileTexts } from './hostile-texts.ts'
import { type Entry, type TextOf, tooCostly, turnsOf } from './text-cost.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'))
})
afterAll(() => rm(folder, { recursive: true }))

const leadOfText = (text: TextOf) => {
  const { name, company, message } = limits.lead
  return leadOf({ name: text(name), company: text(company), message: text(message) })
}

const writing =
  (format: keyof typeof writerOf, length = 50): Entry =>
  (text) => {
    const leads = Array.from({ length }, () => leadOfText(text))
    async function* pages() {
      yield leads
    }
    return async () =>
      (await writerOf[format]())(join(folder, format), pages(), sheetOf(format, new Date()))
  }

const index = buildIndex(manyRows(200))

/** What is made of a text once it is stored, or before it is. */
const makers: Record<string, Entry> = {
  'a CSV file': writing('csv'),
  'a workbook': writing('xlsx'),
  'a PDF': writing('pdf', 6),
  'the picture of a title': (text) => {
    const title = text(limits.post.title)
    return () => drawCard(title, 'post')
  },
  'the page of a post': (text) => {
    const content = text(20_000)
    const post = {
      id: '00000000-0000-4000-8000-000000000001',
      slug: 'a',
      image: null,
      imageWidth: null,
      ...{
        imageHeight: null,
        imageSmall: null,
        imageAlt: null,
        shareImage: null,
        date: null,
        createdAt: '2026-11-21T04:44:00.000Z',
      },
      format: 'plain' as const,
      publishAt: '2026-11-21T04:44:00.000Z',
      updatedAt: '2026-11-21T04:44:00.000Z',
      version: 1,
      title: text(limits.post.title),
      content,
      blocks: plainBlocksOf(content),
      excerpt: text(limits.post.excerpt),
    }
    return () => render({ path: '/blog/a', origin: 'https://site.test', data: { post } })
  },
  'the key of a username': (text) => {
    const username = text(limits.username.max)
    return () => foldUsername(username)
  },
  'an item of the feed': (text) => {
    const title = text(limits.post.title)
    return () => element('title', title)
  },
  slugs: (text) => {
    const titles = Array.from({ length: 10 }, () => text(limits.post.title))
    return () => titles.map((title) => slugOf(title))
  },
  'a search among leads': (text) => {
    const [q, name, email] = [text(limits.leadSearch.text), text(200), text(254)]
    const lead = { name, company: name, email, phone: q, message: text(1_000), followUpNotes: null }
    const leads = Array.from({ length: 10 }, () => lead)
    return () => leads.filter(parseLeadSearch(q).matches)
  },
  'the words of a lead': (text) => {
    const message = text(limits.lead.message)
    const lead = { name: 'Ma', company: 'Bari', email: null, phone: null, followUpNotes: null }
    return () => beginningsOf(listLeadWords({ ...lead, message }))
  },
  'what a message asks': (text) => {
    const message = text(limits.chatMessage)
    return () => [matchMessage(index, message, 5), readMessage(message, [])]
  },
  'masked messages': (text) => {
    const messages = Array.from({ length: 10 }, () => text(limits.chatMessage))
    return () => messages.map(maskContacts)
  },
  'a question to the model': (text) => {
    const [message, history] = [text(limits.chatMessage), turnsOf(text)]
    return () => buildQuestion([], 'bengali', message, history)
  },
  'an answer of the model': (text) => {
    const said = text(3_000)
    return () => makeSafeAnswer(said, [said.slice(0, 500)])
  },
  'a device': (text) => {
    const userAgent = text(8_000)
    return () => describeDevice(userAgent)
  },
  'the fields of a post': (text) => {
    const { title, content, excerpt, slug } = limits.post
    const texts = { title: text(title), content: text(content), excerpt: text(excerpt) }
    const body = { ...texts, slug: text(slug), image: `https://${text(1_900)}` }
    return () => check(newPost, body)
  },
  'the fields of a training row': (text) => {
    const { keyword, userMessage, botResponse } = limits.training
    const texts = { keyword: text(keyword), userMessage: text(userMessage) }
    const body = { ...texts, botResponse: text(botResponse) }
    return () => check(trainingInput, body)
  },
  'a setting of every type': (text) => {
    const value = text(limits.settingValue)
    const types = ['text', 'list', 'email', 'phone', 'link', 'video'] as const
    return () => types.map((type) => findSettingValueError(type, value))
  },
}

test.each(Object.entries(makers))(
  'a hostile text in %s takes at most three times the time of an ordinary one',
  async (_, entry) => {
    expect(await tooCostly(entry)).toEqual([])
  },
)

test('a PDF of hostile leads comes out, on few pages for each', async () => {
  const leads = Object.values(hostileTexts).map((make) => leadOfText((length) => make(length, 1)))
  async function* pages() {
    yield leads
  }
  const path = join(folder, 'hostile')
  await (await writerOf.pdf())(path, pages(), sheetOf('pdf', new Date()))
  const document = await PDFDocument.load(await readFile(path))
  expect(document.getPageCount()).toBeLessThan(leads.length * 10)
})
