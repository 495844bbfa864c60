import type { TrashItem } from '@bong-bari/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import '../../../test/office.ts'
import { json, refused, stubApi } from '../../../test/stub-api.ts'
import { TrashPage } from './trash-page.tsx'

const path = '/api/admin/trash'
const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

const post: TrashItem = {
  kind: 'post',
  id: '00000000-0000-4000-8000-000000000001',
  name: 'ধনেপাতার যুদ্ধ',
  text: 'মা বললেন, না।',
  deletedAt: inDays(-1),
  deletedBy: 'mitali',
  keptUntil: inDays(28.5),
}
const row: TrashItem = {
  ...post,
  kind: 'training',
  id: '7',
  name: 'dam',
  text: 'dam koto?',
  deletedBy: null,
  keptUntil: inDays(0.5),
}
const untitled: TrashItem = { ...post, kind: 'section', id: 's', name: '', text: '' }

const restorePath = ({ kind, id }: TrashItem) => `${path}/${kind}/${id}/restore`
const show = () => renderInApp(<TrashPage />, '/admin/trash')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const rows = () =>
  within(screen.getByRole('list', { name: 'Deleted things' })).getAllByRole('listitem')

test('what was deleted is listed with who did it and the days that are left', async () => {
  stubApi({ [`GET ${path}`]: () => json([post, row, untitled]) })
  show()
  expect(screen.getByText('Loading the trash...')).toBeTruthy()
  await screen.findByText('dam koto?')
  const [first, second, third] = rows().map(({ textContent }) => textContent)
  for (const words of [post.name, post.text, 'Blog post', 'Deleted by mitali', '29 days left'])
    expect(first).toContain(words)
  for (const words of ['Training data', '1 day left']) expect(second).toContain(words)
  expect(second).not.toContain('by ')
  expect(third).toContain('No title')
  expect(screen.getByRole('button', { name: 'Restore this homepage section' })).toBeTruthy()
})

test('what is restored leaves the trash, and a taken address is told', async () => {
  let kept = [post, row]
  const { to } = stubApi({
    [`GET ${path}`]: () => json(kept),
    [`POST ${restorePath(post)}`]: () => {
      kept = [row]
      return json({ kind: 'post', id: post.id, slug: 'judho-2', slugBefore: 'judho' })
    },
  })
  show()
  await screen.findByText(post.text)
  press(`Restore ${post.name}`)
  expect(await screen.findByText('Post restored')).toBeTruthy()
  const words = 'Another post is at /blog/judho now, so it is at /blog/judho-2.'
  expect(screen.getByText(words)).toBeTruthy()
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(to('POST', restorePath(post))).toHaveLength(1)
})

test('what a colleague deleted for good meanwhile leaves the list with a word', async () => {
  let kept = [row]
  stubApi({
    [`GET ${path}`]: () => json(kept),
    [`POST ${restorePath(row)}`]: () => {
      kept = []
      return refused(404, 'trash-not-found', 'This is not in the trash any more.')
    },
  })
  show()
  await screen.findByText('dam koto?')
  press('Restore dam')
  expect(await screen.findByText('This is not in the trash any more.')).toBeTruthy()
  expect(await screen.findByText('The trash is empty')).toBeTruthy()
})

test('deleting for good asks first', async () => {
  const { to } = stubApi({
    [`GET ${path}`]: () => json([row]),
    [`DELETE ${path}/training/7`]: () => json({ kind: 'training', id: '7' }),
  })
  show()
  await screen.findByText('dam koto?')
  press('Delete dam for good')
  await screen.findByRole('dialog', { name: 'Delete this for good?' })
  expect(to('DELETE', `${path}/training/7`)).toHaveLength(0)
  press('Delete for good')
  expect(await screen.findByText('Deleted for good')).toBeTruthy()
  expect(await screen.findByText('The trash is empty')).toBeTruthy()
  expect(to('DELETE', `${path}/training/7`)).toHaveLength(1)
})
