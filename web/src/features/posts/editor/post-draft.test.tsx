import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../../../test/office.ts'
import { managedPostOf } from '../../../../test/post.ts'
import {
  field,
  keptDrafts,
  managed,
  openMore,
  path,
  press,
  show,
  startPostServer,
  type,
} from '../../../../test/post-server.tsx'
import { json, refused, stubApi } from '../../../../test/stub-api.ts'
import { queryClient } from '../../../api.ts'

const newPost = '/admin?tab=blog&post=new'
const draft = managedPostOf({
  title: 'Rain',
  content: 'Ma waits.',
  slug: null,
  publishAt: null,
  status: 'draft',
})
const edit = `/admin?tab=blog&post=${draft.id}`

let isOnline = true

beforeEach(() => {
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
const goOnline = async () => {
  isOnline = true
  await act(async () => window.dispatchEvent(new Event('online')))
}

test('a new post is a draft on the server after its first words, created once and then changed', async () => {
  const { routes, server, createdId } = startPostServer()
  const { to } = stubApi(routes)
  const { place } = show(newPost)
  await type(/^Title/, 'Rain')
  await pass(2)
  expect(await screen.findByText(/^Saved \d/)).toBeTruthy()
  expect(to('POST', path)[0]?.body).toEqual({
    title: 'Rain',
    content: '',
    status: 'draft',
    format: 'markdown',
    autosave: true,
  })
  expect(place.current).toBe(`/admin?tab=blog&post=${createdId}`)
  for (const letter of ['M', 'Ma', 'Ma w']) {
    await type(/^Content/, letter)
    await pass(3)
  }
  await pass(10)
  expect(to('POST', path)).toHaveLength(1)
  // Every ten seconds at most.
  expect(to('PUT', `${path}/${createdId}`).map(({ body }) => body)).toEqual([
    { content: 'Ma w', autosave: true },
  ])
  expect(server.posts).toHaveLength(1)
  expect(keptDrafts()).toEqual([])
  press('Publish')
  expect(await screen.findByText('Blog Post Created!')).toBeTruthy()
  expect(to('PUT', `${path}/${createdId}`).at(-1)?.body).toEqual({ status: 'published' })
})

test('a post without a word is no draft', async () => {
  const { routes } = startPostServer()
  const { to } = stubApi(routes)
  const { unmount } = show(newPost)
  await type(/^Content/, '  ')
  await pass(30)
  unmount()
  await pass(1)
  expect(to('POST', path)).toHaveLength(0)
})

test('closing sends the last words, and those of a published post stand beside it', async () => {
  const { routes, server } = startPostServer([draft])
  stubApi(routes)
  const first = show(edit)
  await type(/^Content/, 'Ma waits at the tram stop.')
  press('Done')
  await waitFor(() => expect(server.posts[0]?.content).toBe('Ma waits at the tram stop.'))
  first.unmount()

  const published = managedPostOf({ title: 'Out' })
  const beside = startPostServer([published])
  const { to } = stubApi(beside.routes)
  queryClient.clear()
  const second = show(`/admin?tab=blog&post=${published.id}`)
  await type(/^Content/, 'Half a sen')
  await pass(3)
  expect(await screen.findByText(/^Saved .*, not public yet$/)).toBeTruthy()
  await type(/^Content/, 'Half a sentence')
  second.unmount()
  await pass(1)
  expect(to('PUT', `${path}/${published.id}`)).toHaveLength(0)
  expect(beside.server.posts[0]).toMatchObject({
    content: published.content,
    changes: { words: { content: 'Half a sentence' } },
  })
  expect(keptDrafts()).toEqual([])
})

test('an editor that is opened while the last one still saves waits for its words', async () => {
  const { routes, server } = startPostServer([draft])
  let arrive = () => {}
  const held = new Promise<void>((done) => {
    arrive = done
  })
  const { to } = stubApi({
    ...routes,
    [`PUT ${path}/${draft.id}`]: async (call) => {
      await held
      return routes[`PUT ${path}/${draft.id}`]?.(call) ?? refused(500, 'internal', '')
    },
  })
  const first = show(edit)
  await type(/^Content/, 'Ma is on the tram.')
  first.unmount()
  await pass(1)
  const second = show(edit)
  await pass(1)
  expect(to('GET', `${managed}/${draft.id}`)).toHaveLength(1)
  arrive()
  expect((await field(/^Content/)).value).toBe('Ma is on the tram.')
  await pass(30)
  expect(to('PUT', `${path}/${draft.id}`).map(({ body }) => body)).toEqual([
    { content: 'Ma is on the tram.', autosave: true },
  ])
  expect(server.posts[0]?.version).toBe(draft.version + 1)
  expect(keptDrafts()).toEqual([])
  second.unmount()
})

test('what is typed offline is kept on the device, said, and sent when the connection is back', async () => {
  const { routes, server } = startPostServer([draft])
  const { to } = stubApi(routes)
  show(edit)
  await field(/^Content/)
  isOnline = false
  await type(/^Content/, 'Written in the tunnel')
  await pass(3)
  expect(
    await screen.findByText('Offline: kept on this device, sent when the connection is back'),
  ).toBeTruthy()
  expect(Object.keys(localStorage).some((key) => key.startsWith('draft:lasting:post:'))).toBe(true)
  await pass(60)
  expect(to('PUT', `${path}/${draft.id}`)).toHaveLength(0)
  await goOnline()
  expect(await screen.findByText(/^Saved \d/)).toBeTruthy()
  expect(server.posts[0]?.content).toBe('Written in the tunnel')
  expect(keptDrafts()).toEqual([])
})

test('a tab that closed offline twice loses no word: the list tells of them, and opening sends them', async () => {
  const { routes, server } = startPostServer([draft])
  stubApi(routes)
  for (const words of ['One', 'One and two']) {
    isOnline = true
    const { unmount } = show(edit)
    await field(/^Content/)
    isOnline = false
    await type(/^Content/, words)
    await pass(3)
    unmount()
    await pass(1)
    queryClient.clear()
  }
  cleanup()
  isOnline = true
  show()
  await screen.findByText(/only on this device/)
  press('Open and send')
  expect((await field(/^Content/)).value).toBe('One and two')
  await pass(3)
  await waitFor(() => expect(server.posts[0]?.content).toBe('One and two'))
  expect(keptDrafts()).toEqual([])
})

test('a draft cannot be opened without a connection, and its words stay on this device', async () => {
  const { routes, server } = startPostServer([draft])
  let isAway = false
  stubApi({
    ...routes,
    [`GET ${managed}/${draft.id}`]: (call) => {
      if (isAway) throw new TypeError('Failed to fetch')
      return routes[`GET ${managed}/${draft.id}`]?.(call) ?? expect.fail()
    },
  })
  const { unmount } = show(edit)
  await field(/^Content/)
  isOnline = false
  isAway = true
  await type(/^Content/, 'Written in the tunnel')
  unmount()
  queryClient.clear()
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Open' }))
  expect(await screen.findByText('The post could not be loaded')).toBeTruthy()
  isAway = false
  await goOnline()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await field(/^Content/)).value).toBe('Written in the tunnel')
  await pass(3)
  await waitFor(() => expect(server.posts[0]?.content).toBe('Written in the tunnel'))
  await waitFor(() => expect(keptDrafts()).toEqual([]))
})

type Route = ReturnType<typeof startPostServer>['routes'][string]

/** A route that does what was asked, and whose answer is lost while the test says so. */
const losing =
  (route: Route | undefined, isLost: () => boolean): Route =>
  (call) => {
    const answer = route?.(call) ?? expect.fail()
    if (isLost()) throw new TypeError('Failed to fetch')
    return answer
  }

/** A server whose first answer to a call that creates is lost, though it did what was asked. */
const startForgetfulServer = () => {
  const { routes, server } = startPostServer()
  const create = `POST ${path}`
  const isFirst = () => to('POST', path).length === 1
  const { to } = stubApi({ ...routes, [create]: losing(routes[create], isFirst) })
  const keys = () => to('POST', path).map(({ headers }) => headers.get('idempotency-key'))
  return { server, to, keys }
}

test('a draft whose first answer was lost is asked for under its key, and not created twice', async () => {
  const { server, to, keys } = startForgetfulServer()
  show(newPost)
  await type(/^Title/, 'Rain')
  await pass(3)
  expect(await screen.findByText(/server cannot be reached/)).toBeTruthy()
  const listed = to('GET', managed).length
  await type(/^Content/, 'More words')
  await pass(11)
  expect(await screen.findByText(/^Saved \d/)).toBeTruthy()
  expect(keys()).toEqual([keys()[0], keys()[0]])
  expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(to('GET', managed)).toHaveLength(listed)
  expect(server.posts).toMatchObject([{ title: 'Rain', content: 'More words' }])
})

test('a tab that closed before the answer came finds its draft again under the same key', async () => {
  const { server, keys } = startForgetfulServer()
  const first = show(newPost)
  await type(/^Title/, 'Rain')
  await pass(3)
  expect(await screen.findByText(/server cannot be reached/)).toBeTruthy()
  isOnline = false
  first.unmount()
  await pass(1)
  queryClient.clear()
  isOnline = true
  show(newPost)
  expect(await screen.findByText(/You began “Rain”/)).toBeTruthy()
  press('Continue')
  expect((await field(/^Title/)).value).toBe('Rain')
  expect(screen.queryByRole('dialog', { name: 'New Blog Post' })).toBeNull()
  await type(/^Content/, 'More words')
  await pass(13)
  expect(await screen.findByText(/^Saved \d/)).toBeTruthy()
  expect(new Set(keys()).size).toBe(1)
  expect(server.posts).toMatchObject([{ title: 'Rain', content: 'More words' }])
})

/** A server that creates at once, and whose first answer comes when the test says so. */
const startSlowServer = () => {
  const { routes, server, createdId } = startPostServer()
  const create = routes[`POST ${path}`] ?? expect.fail()
  const answered = Promise.withResolvers<void>()
  const { to } = stubApi({
    ...routes,
    [`POST ${path}`]: async (call) => {
      const created = create(call)
      if (to('POST', path).length === 1) await answered.promise
      return created
    },
  })
  return { server, createdId, to, answer: answered.resolve }
}

test('a new post is new while the first save of the one before is on its way: nothing typed goes into that', async () => {
  const { server, to, answer } = startSlowServer()
  const { place } = show(newPost)
  await type(/^Title/, 'Rain')
  await pass(3)
  expect(to('POST', path)).toHaveLength(1)
  press('Done')
  press('Write a post')
  expect(await screen.findByText(/You began “Rain”/)).toBeTruthy()
  expect((await field(/^Title/)).value).toBe('')
  await act(async () => answer())
  await pass(1)
  expect((await field(/^Title/)).value).toBe('')
  expect(place.current).toBe(newPost)
  await type(/^Title/, 'Sun')
  await pass(13)
  const [sun, rain] = to('POST', path)
    .map(({ headers }) => headers.get('idempotency-key'))
    .reverse()
  expect(sun).not.toBe(rain)
  expect(to('PUT', `${path}/${server.posts[0]?.id}`)).toEqual([])
})

const me = { id: '00000000-0000-4000-8000-0000000000aa', username: 'ma' }

test('an unfinished draft of one’s own is offered above a new post, which can be written at once', async () => {
  const ours = { ...draft, changedBy: 'ma', updatedAt: new Date().toISOString() }
  const { routes, server } = startPostServer([ours])
  stubApi(routes)
  queryClient.setQueryData(['/api/auth/me'], me)
  const { place } = show(newPost)
  expect(await screen.findByText(/You began “Rain”/)).toBeTruthy()
  expect(document.activeElement).toBe(await field(/^Title/))
  await type(/^Title/, 'Sun')
  await pass(3)
  expect(await screen.findByText(/^Saved \d/)).toBeTruthy()
  // The post that is being written does not offer itself.
  expect(screen.getByText(/You began “Rain”/)).toBeTruthy()
  press('Continue')
  await waitFor(() => expect(place.current).toBe(edit))
  expect((await field(/^Title/)).value).toBe('Rain')
  expect(server.posts.map(({ title }) => title)).toEqual(['Sun', 'Rain'])
})

test.each([
  ['of somebody else', { changedBy: 'mitali' }],
  ['taken back from the blog', { changedBy: 'ma', publishAt: '2026-01-01T00:00:00.000Z' }],
  ['begun long ago', { changedBy: 'ma', updatedAt: '2026-01-01T00:00:00.000Z' }],
])('a draft %s is not offered above a new post', async (_, changes) => {
  const other = { ...draft, updatedAt: new Date().toISOString(), ...changes }
  const { routes } = startPostServer([other])
  stubApi(routes)
  queryClient.setQueryData(['/api/auth/me'], me)
  show(newPost)
  await field(/^Title/)
  await screen.findByRole('heading', { level: 3, name: 'Rain', hidden: true })
  await pass(1)
  expect(screen.queryByText(/You began/)).toBeNull()
})

test('going on with what was saved while its question stood opens that post', async () => {
  const { createdId, answer } = startSlowServer()
  const { place } = show(newPost)
  await type(/^Title/, 'Rain')
  await pass(3)
  press('Done')
  press('Write a post')
  await screen.findByText(/You began “Rain”/)
  await act(async () => answer())
  await pass(1)
  press('Continue')
  expect((await field(/^Title/)).value).toBe('Rain')
  expect(place.current).toBe(`/admin?tab=blog&post=${createdId}`)
})

test('only what the server lacks is said to be on this device alone', async () => {
  const { routes, server } = startPostServer([draft])
  let isLost = true
  const put = `PUT ${path}/${draft.id}`
  stubApi({ ...routes, [put]: losing(routes[put], () => isLost) })
  const { unmount } = show(edit)
  await type(/^Content/, 'Saved, though nobody heard of it')
  await pass(3)
  expect(server.posts[0]?.content).toBe('Saved, though nobody heard of it')
  unmount()
  await pass(1)
  expect(keptDrafts()).toHaveLength(1)
  isLost = false
  queryClient.clear()
  show()
  await screen.findByText('Rain')
  await waitFor(() => expect(keptDrafts()).toEqual([]))
  expect(screen.queryByText(/this device/)).toBeNull()
})

test('"Publish" whose answer was lost is pressed again for one post, with what was typed since', async () => {
  const { server, to, keys } = startForgetfulServer()
  show(newPost)
  await type(/^Title/, 'Rain')
  await type(/^Content/, 'Ma waits.')
  press('Publish')
  expect(await screen.findByText('Failed to Create Post')).toBeTruthy()
  await type(/^Content/, 'Ma waits at the tram stop.')
  press('Publish')
  expect(await screen.findByText('Blog Post Created!')).toBeTruthy()
  expect(new Set(keys()).size).toBe(1)
  expect(to('POST', path)).toHaveLength(2)
  expect(server.posts).toMatchObject([
    { title: 'Rain', content: 'Ma waits at the tram stop.', status: 'published' },
  ])
})

test('a change whose answer was lost is no conflict with oneself', async () => {
  const { routes, server } = startPostServer([draft])
  const put = `PUT ${path}/${draft.id}`
  const isFirst = () => to('PUT', `${path}/${draft.id}`).length === 1
  const { to } = stubApi({ ...routes, [put]: losing(routes[put], isFirst) })
  show(edit)
  await type(/^Content/, 'One')
  await pass(3)
  await type(/^Content/, 'One and two')
  await pass(11)
  expect(await screen.findByText(/^Saved \d/)).toBeTruthy()
  expect(screen.queryByText(/changed this/)).toBeNull()
  expect(server.posts[0]).toMatchObject({ content: 'One and two', version: 3 })
})

test('two who write one draft keep both fields, and are asked where both wrote', async () => {
  const { routes, server } = startPostServer([draft])
  stubApi(routes)
  show(edit)
  await type(/^Content/, 'Mine')
  server.posts = [{ ...draft, title: 'Theirs', version: 5, changedBy: 'mitali' }]
  await pass(3)
  expect(await screen.findByText(/^Saved \d/)).toBeTruthy()
  expect((await field(/^Title/)).value).toBe('Theirs')
  expect(screen.getByText('What you both wrote is together in: Title.')).toBeTruthy()
  expect(server.posts[0]).toMatchObject({ title: 'Theirs', content: 'Mine' })

  server.posts = [{ ...draft, content: 'Theirs too', version: 9, changedBy: 'mitali' }]
  await type(/^Content/, 'Mine again')
  await pass(11)
  expect(await screen.findByText(/mitali changed this/)).toBeTruthy()
  expect(screen.getByText(/choose below the text what stays/)).toBeTruthy()
  await type(/^Content/, 'Mine again, longer')
  await pass(30)
  expect(server.posts[0]?.content).toBe('Theirs too')
  expect(keptDrafts()).toMatchObject([{ content: 'Mine again, longer' }])
  press('Save draft')
  await pass(1)
  expect(server.posts[0]?.content).toBe('Theirs too')
  fireEvent.click(screen.getByRole('radio', { name: 'Keep both, yours below' }))
  press('Save my choice')
  const both = 'Theirs too\n\nMine again, longer'
  await waitFor(async () => expect((await field(/^Content/)).value).toBe(both))
  press('Save draft')
  expect(await screen.findByText('Draft Saved!')).toBeTruthy()
  expect(server.posts[0]?.content).toBe(both)
})

test('theirs is taken once what was typed is saved as a version of its own', async () => {
  const { routes, server } = startPostServer([draft])
  const { to } = stubApi(routes)
  show(edit)
  await type(/^Content/, 'Mine')
  server.posts = [{ ...draft, content: 'Theirs', version: 5, changedBy: 'mitali' }]
  await pass(3)
  expect(await screen.findByText(/mitali changed this/)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /^mitali’s/ }))
  press('Save my choice')
  await waitFor(async () => expect((await field(/^Content/)).value).toBe('Theirs'))
  // By hand: what is saved so stays among the earlier versions.
  expect(to('PUT', `${path}/${draft.id}`).at(-1)?.body).toEqual({ content: 'Mine' })
  await pass(11)
  expect(server.posts[0]).toMatchObject({ content: 'Theirs', version: 7 })
  await waitFor(() => expect(keptDrafts()).toEqual([]))
})

test('who is asked between two covers sees them', async () => {
  const [first, theirs, mine] = ['1', '2', '3'].map((one) => `/media/${one.repeat(64)}.webp`)
  const given = { ...draft, image: first ?? null }
  const { routes, server } = startPostServer([given])
  stubApi(routes)
  show(edit)
  await openMore()
  await type(/^Image URL/, mine ?? '')
  server.posts = [{ ...given, image: theirs ?? null, version: 9, changedBy: 'mitali' }]
  await pass(11)
  const panel = (await screen.findByText(/mitali changed this/)).closest('section')
  const shown = [...(panel?.querySelectorAll('img') ?? [])].map((one) => one.getAttribute('src'))
  expect(shown).toEqual([theirs, mine])
})

test('paragraphs of two writers come together at the next save, and the cursor stays at its letter', async () => {
  const { routes, server } = startPostServer([{ ...draft, content: 'মা।\n\nশেষ।' }])
  stubApi(routes)
  show(edit)
  await type(/^Content/, 'মা এলেন।\n\nশেষ।')
  const content = await field(/^Content/)
  content.focus()
  content.setSelectionRange(8, 8)
  server.posts = [{ ...draft, content: 'শুরু।\n\nমা।\n\nশেষ।\n\nআবার।', version: 5 }]
  await pass(3)
  expect(await screen.findByText(/^Saved \d/)).toBeTruthy()
  const both = 'শুরু।\n\nমা এলেন।\n\nশেষ।\n\nআবার।'
  expect(content.value).toBe(both)
  expect(content.value.slice(0, content.selectionStart ?? 0)).toBe('শুরু।\n\nমা এলেন।')
  expect(server.posts[0]?.content).toBe(both)
})

test('nothing is written into the text while letters are composed: the save waits for them', async () => {
  const { routes, server } = startPostServer([{ ...draft, content: 'মা।\n\nশেষ।' }])
  stubApi(routes)
  show(edit)
  const content = await field(/^Content/)
  fireEvent.compositionStart(content)
  await type(/^Content/, 'মা এ।\n\nশেষ।')
  server.posts = [{ ...draft, content: 'মা।\n\nশেষ।\n\nআবার।', version: 5 }]
  await pass(5)
  expect(content.value).toBe('মা এ।\n\nশেষ।')
  await type(/^Content/, 'মা এলেন।\n\nশেষ।')
  fireEvent.compositionEnd(content)
  await pass(3)
  expect(content.value).toBe('মা এলেন।\n\nশেষ।\n\nআবার।')
  expect(server.posts[0]?.content).toBe('মা এলেন।\n\nশেষ।\n\nআবার।')
})

test('what is typed of a draft that somebody published goes beside it, and nowhere else', async () => {
  const { routes, server } = startPostServer([draft])
  stubApi(routes)
  show(edit)
  await type(/^Content/, 'Half a sen')
  server.posts = [{ ...draft, slug: 'rain', status: 'published', version: 5, changedBy: 'mitali' }]
  await pass(3)
  expect(await screen.findByText(/^Saved .*, not public yet$/)).toBeTruthy()
  expect(server.posts[0]).toMatchObject({
    content: 'Ma waits.',
    version: 5,
    changes: { words: { content: 'Half a sen' } },
  })
  press('Publish changes')
  expect(await screen.findByText('Blog Post Updated!')).toBeTruthy()
  expect(server.posts[0]).toMatchObject({ content: 'Half a sen', changes: null, version: 6 })
})

const out = managedPostOf({ title: 'Out', content: 'Ma laughed.' })
const pending = {
  words: { content: 'Ma laughed aloud.' },
  base: out.version,
  updatedAt: out.updatedAt,
  version: 1,
  changedBy: 'ma',
}

test('changes that are not public yet are gone on with, compared, and thrown away after one question', async () => {
  const { routes, server } = startPostServer([{ ...out, changes: pending }])
  const { to } = stubApi(routes)
  show(`/admin?tab=blog&post=${out.id}`)
  expect((await field(/^Content/)).value).toBe('Ma laughed aloud.')
  await openMore()
  await act(async () => press('Compare'))
  expect(await screen.findByText('What is not public yet')).toBeTruthy()
  expect(screen.getAllByRole('insertion').map((one) => one.textContent)).toContain(
    '[added:  aloud]',
  )
  press('Back to writing')
  press('Discard changes')
  expect(to('DELETE', `${path}/${out.id}/changes`)).toHaveLength(0)
  press('Discard')
  expect(await screen.findByText('Changes Discarded')).toBeTruthy()
  expect((await field(/^Content/)).value).toBe('Ma laughed.')
  expect(server.posts[0]).toMatchObject({ content: 'Ma laughed.', changes: null })
})

test('what somebody published meanwhile is merged before anything stands beside it', async () => {
  const { routes, server } = startPostServer([out])
  stubApi(routes)
  show(`/admin?tab=blog&post=${out.id}`)
  await openMore()
  await type(/^Excerpt/, 'Mine')
  server.posts = [{ ...out, content: 'Theirs', version: 7, changedBy: 'mitali' }]
  await pass(3)
  expect((await field(/^Content/)).value).toBe('Theirs')
  expect(server.posts[0]?.changes).toMatchObject({ words: { excerpt: 'Mine' }, base: 7 })
})

test('a session that ends keeps what was typed, and sends it after the next login', async () => {
  const { routes, server } = startPostServer([draft])
  stubApi({
    ...routes,
    [`PUT ${path}/${draft.id}`]: () => refused(401, 'session-required', 'Please log in first.'),
  })
  const { unmount } = show(edit)
  await type(/^Content/, 'Before the login')
  await pass(3)
  await waitFor(() => expect(localStorage.getItem('admin_session')).toBeNull())
  unmount()
  expect(screen.queryByRole('alert')).toBeNull()
  localStorage.setItem('admin_session', 'id')
  queryClient.clear()
  stubApi(routes)
  show(edit)
  await pass(3)
  await waitFor(() => expect(server.posts[0]?.content).toBe('Before the login'))
})

test('an address that cannot be stored waits, and everything else is saved', async () => {
  const { routes, server } = startPostServer([draft])
  stubApi(routes)
  show(edit)
  await type(/^Content/, 'Words')
  await openMore()
  await type(/^Image URL/, 'htt')
  await pass(3)
  expect(await screen.findByText(/without what cannot be stored: Image/)).toBeTruthy()
  expect(server.posts[0]).toMatchObject({ content: 'Words', image: null })
})

test('a server in trouble is asked again, and a refusal says why', async () => {
  const { routes, server } = startPostServer([draft])
  let isBusy = true
  const put = routes[`PUT ${path}/${draft.id}`] ?? expect.fail()
  stubApi({
    ...routes,
    [`PUT ${path}/${draft.id}`]: (call) =>
      isBusy ? refused(503, 'busy', 'Busy for now.') : put(call),
    [`GET ${managed}`]: () => json([]),
  })
  show(edit)
  await type(/^Content/, 'Words')
  await pass(3)
  expect(await screen.findByText(/server cannot be reached/)).toBeTruthy()
  isBusy = false
  await pass(11)
  await waitFor(() => expect(server.posts[0]?.content).toBe('Words'))

  server.posts = []
  await type(/^Content/, 'Words for nobody')
  await pass(11)
  expect(await screen.findByText('Not saved: This blog post does not exist.')).toBeTruthy()
})
