import type { PostRevision } from '@bong-bari/contract'
import { momentWords } from '@bong-bari/site'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import '../../../../test/office.ts'
import { managedPostOf } from '../../../../test/post.ts'
import {
  field,
  holdAutosave,
  managed,
  openMore,
  path,
  press,
  show,
  startPostServer,
  type,
} from '../../../../test/post-server.tsx'
import { json, stubApi } from '../../../../test/stub-api.ts'

holdAutosave()

const idOf = (place: number) => `00000000-0000-4000-8000-00000000000${place}`
const soon = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 86_400_000).toISOString()
const published = managedPostOf({ title: 'Out', slug: 'out' })
const draft = managedPostOf({
  id: idOf(2),
  title: '',
  content: 'Ma waits.',
  slug: null,
  publishAt: null,
  status: 'draft',
})
const scheduled = managedPostOf({
  id: idOf(3),
  title: 'Later',
  slug: 'later',
  publishAt: soon,
  status: 'scheduled',
})
const all = [scheduled, draft, published]
const edit = (id: string) => `/admin?tab=blog&post=${id}`
const rows = () => within(screen.getByRole('list', { name: 'Blog posts' })).getAllByRole('listitem')

test('the list says of each post where it is in its life, and links to what visitors see alone', async () => {
  stubApi(startPostServer(all).routes)
  show()
  await screen.findByText('3 posts')
  const [first, second, third] = rows()
  expect(first?.textContent).toContain(`Scheduledfor ${momentWords(soon, Date.now())}`)
  expect(second?.textContent).toContain('Untitled')
  expect(second?.textContent).toContain('Draft')
  expect(third?.textContent).toContain('Published')
  expect(screen.getAllByRole('link', { name: /^View/ })).toHaveLength(1)
})

test('a scheduled post whose minute has passed is shown as published', async () => {
  const due = { ...scheduled, publishAt: '2026-01-01T00:00:00.000Z' }
  stubApi(startPostServer([due]).routes)
  show()
  expect(await screen.findByText('Published')).toBeTruthy()
})

test('posts are listed by their status, which stands in the address, and an empty list says so', async () => {
  const { to } = stubApi(startPostServer([draft, published]).routes)
  const { place } = show()
  await screen.findByText('2 posts')
  fireEvent.click(screen.getByRole('tab', { name: 'Drafts' }))
  await screen.findByRole('heading', { name: '1 post' })
  expect(place.current).toBe('/admin?tab=blog&is=draft')
  expect(to('GET', managed).at(-1)?.search.get('status')).toBe('draft')
  fireEvent.click(screen.getByRole('tab', { name: 'Scheduled' }))
  expect(await screen.findByText('Nothing is scheduled')).toBeTruthy()
})

test('a draft that is published leaves the list of drafts', async () => {
  stubApi(startPostServer([{ ...draft, title: 'Rain' }]).routes)
  show(`/admin?tab=blog&is=draft&post=${draft.id}`)
  await field(/^Title/)
  press('Publish')
  expect(await screen.findByText('Blog Post Created!')).toBeTruthy()
  expect(await screen.findByText('No drafts')).toBeTruthy()
})

test('BLOGADM-04 BLOGADM-05 an empty draft is saved without title and content, and publishing it asks for both', async () => {
  const { to } = stubApi(startPostServer().routes)
  show('/admin?tab=blog&post=new')
  await openMore()
  await type(/^Excerpt/, 'Only this')
  press('Publish')
  expect(await screen.findByText('Title is required')).toBeTruthy()
  expect(screen.getByText('Content is required')).toBeTruthy()
  press('Save draft')
  expect(await screen.findByText('Draft Saved!')).toBeTruthy()
  expect(to('POST', path).map(({ body }) => body)).toEqual([
    { title: '', content: '', excerpt: 'Only this', status: 'draft', format: 'markdown' },
  ])
})

test('a post is scheduled by the clock of Kolkata, and a time that is over is refused before it is sent', async () => {
  const { routes, server, createdId } = startPostServer()
  const { to } = stubApi(routes)
  show('/admin?tab=blog&post=new')
  await type(/^Title/, 'Rain')
  await type(/^Content/, 'Ma waits.')
  await act(async () => press('Schedule'))
  const when = await screen.findByLabelText('Day and time in Kolkata')
  press('Schedule post')
  expect(await screen.findByText('Day and time in Kolkata is required')).toBeTruthy()
  fireEvent.change(when, { target: { value: '2020-01-01T10:00' } })
  press('Schedule post')
  expect(await screen.findByText(/^Day and time in Kolkata is over already/)).toBeTruthy()
  // A draft may have saved itself meanwhile, on a slow machine.
  const scheduling = () =>
    [...to('POST', path), ...to('PUT', `${path}/${createdId}`)]
      .map(({ body }) => Object(body))
      .filter(({ status }) => status === 'scheduled')
  expect(scheduling()).toEqual([])
  expect(document.activeElement).toBe(screen.getByLabelText('Day and time in Kolkata'))
  press('Friday at 8 pm')
  expect(await screen.findByText(/^Friday \d+ \S+, 8:00 pm in Kolkata\.$/)).toBeTruthy()
  press('Clear time')
  expect(screen.getByRole('button', { name: 'Publish' })).toBeTruthy()
  await act(async () => press('Schedule'))
  press('Friday at 8 pm')
  fireEvent.click(await screen.findByRole('button', { name: /^Schedule for Fri \d+ \S+ 20:00$/ }))
  expect(await screen.findByText('Blog Post Scheduled!')).toBeTruthy()
  expect(to('POST', path).every(({ body }) => Object(body).status !== 'published')).toBe(true)
  const [sent] = scheduling()
  expect(sent.publishAt).toMatch(/T14:30:00\.000Z$/)
  expect(server.posts[0]?.id).toBe(createdId)
})

/** The buttons that look like the one main action of the screen. */
const mainButtons = () =>
  screen
    .getAllByRole('button')
    .filter(({ className }) => className.includes('office:bg-jaanla-700'))
    .map(({ textContent }) => textContent)

test.each([
  ['a phone', 'a new post', 'new', 'Publish', 'Schedule'],
  ['a phone', 'a scheduled post', scheduled.id, 'Save changes', 'Change the time'],
  ['a desktop', 'a draft', draft.id, 'Publish', 'Schedule'],
  ['a desktop', 'a published post', published.id, 'Publish changes', undefined],
])('on %s one green button says what it will do with %s', async (size, _, id, words, timer) => {
  stubApi(startPostServer(all).routes)
  show(edit(id ?? ''), { wide: size === 'a desktop' })
  await field(/^Title/)
  expect(mainButtons()).toEqual([words])
  if (size === 'a phone') {
    press('Options')
    await screen.findByRole('dialog', { name: 'Publish' })
    expect(mainButtons()).toEqual([words])
  }
  if (!timer) return
  await act(async () => press(timer))
  fireEvent.change(await screen.findByLabelText('Day and time in Kolkata'), {
    target: { value: '2099-11-29T09:00' },
  })
  expect(mainButtons()).toEqual(['Schedule for Sun 29 Nov 2099 9:00'])
})

test('a scheduled post is moved or published now', async () => {
  const { to } = stubApi(startPostServer([scheduled]).routes)
  show(edit(scheduled.id))
  await field(/^Title/)
  expect(screen.getByText(/^Visitors see it from/).textContent).toMatch(
    /^Visitors see it from [A-Z].*, \d+:\d\d [ap]m in Kolkata\.$/,
  )
  press('Change the time')
  const when = await screen.findByLabelText<HTMLInputElement>('Day and time in Kolkata')
  expect(when.value).not.toBe('')
  expect(screen.getByRole('button', { name: /^Keep / })).toBeTruthy()
  press('Tomorrow at 9 am')
  fireEvent.click(await screen.findByRole('button', { name: /^Schedule for \S+ \d+ \S+ 9:00$/ }))
  expect(await screen.findByText('Blog Post Scheduled!')).toBeTruthy()
  const moved = Object(to('PUT', `${path}/${scheduled.id}/changes`)[0]?.body)
  expect(moved).toEqual({ status: 'scheduled', publishAt: moved.publishAt, base: 1 })
  expect(moved.publishAt).toMatch(/T03:30:00\.000Z$/)
})

test('a published post goes back to draft after one question', async () => {
  const { to } = stubApi(startPostServer([published]).routes)
  show(edit(published.id))
  await field(/^Title/)
  press('Back to draft')
  expect(await screen.findByText(/Links to it lead nowhere until/)).toBeTruthy()
  expect(to('PUT', `${path}/${published.id}/changes`)).toHaveLength(0)
  press('Move to drafts')
  expect(await screen.findByText('Blog Post Moved to Drafts!')).toBeTruthy()
  expect(to('PUT', `${path}/${published.id}/changes`)[0]?.body).toEqual({
    status: 'draft',
    base: 1,
  })
})

const revision: PostRevision = {
  at: '2026-11-20T16:11:00.000Z',
  by: 'mitali',
  kind: 'kept',
  title: 'Out',
  content: 'মা হাসলেন। Ma laughed.',
  excerpt: null,
  format: 'plain',
  date: null,
  image: null,
  imageWidth: null,
  imageHeight: null,
}
const revisionsOf = `${managed}/${published.id}/revisions`

const openEarlierVersion = async () => {
  show(edit(published.id))
  await field(/^Title/)
  await openMore()
  await act(async () => press('Earlier versions'))
  fireEvent.click(await screen.findByRole('button', { name: /mitali, saved while writing/ }))
}

test('an earlier version is compared word by word, brought back, and undone', async () => {
  const now = { ...published, status: 'draft' as const, content: 'মা কাঁদলেন। Ma laughed.' }
  const newest = { ...revision, at: '2026-11-21T10:00:00.000Z', content: now.content }
  const back = { ...now, content: revision.content, version: 2 }
  let kept = [revision]
  const { to } = stubApi({
    ...startPostServer([now]).routes,
    [`GET ${revisionsOf}`]: () => json(kept),
    [`POST ${revisionsOf}/${encodeURIComponent(revision.at)}/restore`]: () => {
      kept = [newest, revision]
      return json(back)
    },
    [`POST ${revisionsOf}/${encodeURIComponent(newest.at)}/restore`]: () =>
      json({ ...now, version: 3 }),
  })
  await openEarlierVersion()
  expect(screen.getAllByRole('deletion').map((one) => one.textContent)).toContain(
    '[removed: হাসলেন]',
  )
  press('Restore')
  expect(await screen.findByText('Version Restored')).toBeTruthy()
  expect((await screen.findByDisplayValue<HTMLInputElement>(revision.content)).value).toBeTruthy()
  press('Undo')
  expect(await screen.findByText('Undone')).toBeTruthy()
  expect(
    to('POST', `${revisionsOf}/${encodeURIComponent(newest.at)}/restore`)[0]?.headers.get(
      'if-match',
    ),
  ).toBe('"2"')
})

test('an earlier version of what visitors see comes back to the editor alone, and Undo takes it back', async () => {
  const { routes, server } = startPostServer([published])
  stubApi({ ...routes, [`GET ${revisionsOf}`]: () => json([revision]) })
  await openEarlierVersion()
  press('Restore')
  expect(await screen.findByText('Version Restored')).toBeTruthy()
  press('Back to writing')
  expect((await field(/^Content/)).value).toBe(revision.content)
  expect(server.posts[0]?.content).toBe(published.content)
  press('Undo')
  expect((await field(/^Content/)).value).toBe(published.content)
})

test('a preview link is made of what is typed by now, copied, and says how long it works', async () => {
  const writeText = vi.fn(async () => {})
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  const { routes, server, createdId } = startPostServer()
  stubApi({
    ...routes,
    [`POST ${managed}/${createdId}/preview`]: () =>
      json({ url: '/preview#token', until: '2026-11-27T14:30:00.000Z' }),
  })
  show('/admin?tab=blog&post=new')
  await type(/^Title/, 'Rain')
  await openMore()
  press('Preview link')
  const link = await screen.findByRole<HTMLInputElement>('textbox', {
    name: /^Link to the preview/,
  })
  expect(link.value).toMatch(/\/preview#token$/)
  expect(writeText).toHaveBeenCalledWith(link.value)
  expect(screen.getAllByText(/until Friday 27 November, 8:00 pm in Kolkata/)).toBeTruthy()
  expect(server.posts).toMatchObject([{ title: 'Rain', status: 'draft' }])
})
