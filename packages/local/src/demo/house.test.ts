import { lead, leadEvent, managedPost, newLead } from '@bong-bari/contract'
import { fallbackVideos } from '@bong-bari/site'
import { entities } from '@bong-bari/table'
import { expect, test } from 'vitest'
import { demoPitches } from './demo-house.ts'
import { type House, leadOfHouse, postOfHouse, thingsOf } from './house.ts'

const house: House = {
  now: Date.UTC(2026, 10, 23),
  years: 2,
  scale: 0.1,
  owners: [{ id: '00000000-0000-8000-a000-000000000000', username: 'ma' }],
}
const many = Array.from({ length: 500 }, (_, index) => leadOfHouse(index, house))
const leads = many.map(({ lead }) => lead)

test('every lead of the house is one that the product could have stored', () => {
  for (const { lead: one, events } of many) {
    expect(lead.parse(one)).toMatchObject({ id: one.id, version: 1 + events.length })
    for (const event of events) leadEvent.parse(event)
    const { name, company, message, email, phone } = one
    newLead.parse({ name, company, message, email: email ?? undefined, phone: phone ?? undefined })
  }
})

test('a number is the same thing in a younger house, and comes before the next', () => {
  expect(leadOfHouse(7, { ...house, years: 0.1 })).toEqual(many[7])
  expect(new Set(leads.map(({ id }) => id)).size).toBe(leads.length)
  const times = leads.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('leads of every status, of nobody, of both scripts, spam and what waits are among them', () => {
  expect(new Set(leads.map(({ leadStatus }) => leadStatus)).size).toBe(5)
  for (const isFound of [
    ({ name }) => /[ঀ-৿]/.test(name),
    ({ message }) => /^[\w ,.?]+$/.test(message ?? ''),
    ({ ownerId }) => ownerId === null,
    ({ spam }) => spam,
    ({ followUpOn }) => followUpOn !== null,
    ({ repliedAt, dueAt }) => !repliedAt && dueAt !== null,
  ] as ((one: (typeof leads)[number]) => boolean)[])
    expect(leads.filter(isFound).length).toBeGreaterThan(5)
})

test('posts are of every status, some with pictures', () => {
  const posts = Array.from({ length: 60 }, (_, index) => postOfHouse(index, house))
  for (const post of posts) managedPost.parse(post)
  expect(new Set(posts.map(({ status }) => status)).size).toBe(3)
  expect(posts.some(({ image }) => image)).toBe(true)
})

test('rows, pictures and questions are as the table keeps them', () => {
  const schemas = {
    rows: entities.training,
    pictures: entities.picture,
    questions: entities.unanswered,
  }
  for (const [kind, { schema }] of Object.entries(schemas))
    for (const { own } of thingsOf(kind as keyof typeof schemas, house, 0, 20)) schema.parse(own)
})

test('each film of the demo’s showcase has the title of the video in its picture', () => {
  const titles = new Map(fallbackVideos.map(({ videoId, title }) => [videoId, title]))
  const films = demoPitches.filter(({ kind }) => kind === 'film')
  expect(films).toHaveLength(3)
  for (const { videoId, title } of films) expect(title).toBe(titles.get(videoId ?? ''))
})
