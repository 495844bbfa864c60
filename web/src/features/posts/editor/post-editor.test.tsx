import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../../../test/office.ts'
import { managedPostOf } from '../../../../test/post.ts'
import {
  answers,
  field,
  holdAutosave,
  keptDrafts,
  managed,
  openMore,
  path,
  press,
  show,
  type,
} from '../../../../test/post-server.tsx'
import { json, stubApi } from '../../../../test/stub-api.ts'

holdAutosave()

const post = managedPostOf({ image: '/media/old.png', excerpt: 'Short', date: 'Puja' })
const newPost = '/admin?tab=blog&post=new'
const edit = `/admin?tab=blog&post=${post.id}`

const write = async () => {
  await type(/^Title/, '  Ma and the Remote! ')
  await type(/^Content/, '# One\n\nTwo')
}

test('TOAST-13 BLOGADM-03 a created post is confirmed, listed, and its dialog closes empty', async () => {
  const { to } = stubApi(answers([post]))
  const { place } = show(newPost)
  await write()
  press('Publish')
  expect(await screen.findByText('Blog Post Created!')).toBeTruthy()
  const list = screen.getByRole('list', { name: 'Blog posts' })
  expect(within(list).getAllByText('Published')).toHaveLength(2)
  expect(to('POST', path)[0]?.body).toEqual({
    title: 'Ma and the Remote!',
    content: '# One\n\nTwo',
    format: 'markdown',
  })
  expect(to('POST', path)[0]?.headers.get('authorization')).toBe('Bearer id')
  await waitFor(() => expect(place.current).toBe('/admin?tab=blog'))
  expect(keptDrafts()).toEqual([])
})

test('a post that is created while the list is on its way stands in it once', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  stubApi({ ...answers([post]), [`GET ${managed}`]: async () => (await promise).clone() })
  show(newPost)
  await write()
  press('Publish')
  expect(await screen.findByText('Blog Post Created!')).toBeTruthy()
  resolve(json([post]))
  expect(await screen.findByRole('heading', { name: '2 posts' })).toBeTruthy()
})

test.each([
  ['মায়ের স্ট্যাটাস', '', '/blog/mayer-styatas'],
  ['Anything', ' My OWN  slug ', '/blog/my-own-slug'],
  ['🥁', '', '/blog/post- and a short code'],
])(
  'BLOGADM-06 BLOGADM-07 the address of %j with the slug %j is shown as it will be stored',
  async (title, slug, address) => {
    stubApi(answers([]))
    show(newPost)
    await type(/^Title/, title)
    await openMore()
    await type(/^Slug/, slug)
    expect(screen.getByText(address)).toBeTruthy()
  },
)

test('TOAST-15 a slug that is taken is said in the toast and under its field', async () => {
  const message = 'Another post already has this slug.'
  const fields = { slug: 'Another post already has this slug' }
  const body = { code: 'slug-taken', message, fields, requestId: 'r' }
  stubApi({ ...answers([]), [`POST ${path}`]: () => json(body, 409) })
  show(newPost)
  await write()
  press('Publish')
  expect(await screen.findByText('Failed to Create Post')).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.getByText(fields.slug)).toBeTruthy()
  // The field is in the folded part, which opens for it.
  expect((await field(/^Slug/)).getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(await field(/^Slug/))
  expect((await field(/^Content/)).value).toBe('# One\n\nTwo')
})

test('what is changed of a published post is published in one write, and its slug stays', async () => {
  const { to } = stubApi(answers([post]))
  show(edit)
  await openMore()
  expect((await field(/^Slug/)).value).toBe(post.slug)
  await type(/^Title/, 'Peace')
  press('Publish changes')
  expect(await screen.findByText('Blog Post Updated!')).toBeTruthy()
  expect(await screen.findByText('Peace')).toBeTruthy()
  const [sent] = to('PUT', `${path}/${post.id}/changes`)
  expect(sent?.body).toEqual({ title: 'Peace', status: 'published', base: 1 })
  expect(sent?.headers.get('if-match')).toBe('"0"')
})

test('another slug of what visitors know asks first, and says where the old one will lead', async () => {
  const { to } = stubApi(answers([post]))
  show(edit)
  await openMore()
  await type(/^Slug/, 'Peace at home')
  expect(
    screen.getByText(`links to /blog/${post.slug} will lead there`, { exact: false }),
  ).toBeTruthy()
  press('Publish changes')
  expect(await screen.findByText('Move this post’s page?')).toBeTruthy()
  expect(to('PUT', `${path}/${post.id}/changes`)).toEqual([])
  press('Move it')
  expect(await screen.findByText('Blog Post Updated!')).toBeTruthy()
  expect(to('PUT', `${path}/${post.id}/changes`)[0]?.body).toMatchObject({ slug: 'Peace at home' })
})

test('the preview follows what is typed, with headings as on the blog', async () => {
  stubApi(answers([]))
  show(newPost)
  await write()
  const preview = screen.getByRole('article', { name: 'Live preview' })
  expect(within(preview).getByText('Ma and the Remote!')).toBeTruthy()
  expect(within(preview).getByRole('heading', { name: 'One' })).toBeTruthy()
})

test('what the folded part of a post holds is named while it is closed', async () => {
  stubApi(answers([post]))
  const { unmount } = show(edit)
  expect(await screen.findByText('Set: cover, excerpt, date “Puja”')).toBeTruthy()
  unmount()
  show(newPost)
  expect(await screen.findByText('Cover, excerpt, address, date, preview link')).toBeTruthy()
  await openMore()
  await type(/^Slug/, 'My own')
  await openMore()
  expect(screen.getByText('Set: address /blog/my-own')).toBeTruthy()
})

test('the stored cover can be taken off', async () => {
  const { to } = stubApi(answers([post]))
  show(edit)
  await openMore()
  await screen.findByAltText('As it is now')
  press('Remove')
  press('Publish changes')
  await screen.findByText('Blog Post Updated!')
  expect(to('PUT', `${path}/${post.id}/changes`)[0]?.body).toMatchObject({ image: null })
})
