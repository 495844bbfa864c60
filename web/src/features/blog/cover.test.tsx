import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startPictures } from '../../boot/pictures.ts'
import { Cover, sceneOf, scenesBeside } from './cover.tsx'
import type { BlogPostHead } from './post.ts'

const post: BlogPostHead = {
  id: '7f',
  slug: 'a-post',
  title: 'A post',
  content: 'Content',
  createdAt: '2024-07-04T10:00:00.000Z',
}

let place: HTMLElement
let root: ReturnType<typeof createRoot>

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

const show = (shown: BlogPostHead) => act(() => root.render(<Cover post={shown} />))
const picture = () => place.querySelector('img')
const isDrawn = () => place.querySelector('svg')?.hasAttribute('hidden') === false

startPictures()

test('POST-04 a post with an image shows it', () => {
  show({ ...post, image: '/media/a.webp' })
  expect(picture()?.getAttribute('src')).toBe('/media/a.webp')
  expect(isDrawn()).toBe(false)
})

test('POST-04 without an image, and when it does not load, the house draws one', () => {
  show(post)
  expect(picture()).toBeNull()
  expect(isDrawn()).toBe(true)
  show({ ...post, image: '/media/gone.webp' })
  act(() => {
    picture()?.dispatchEvent(new Event('error'))
  })
  expect([picture()?.hidden, isDrawn()]).toEqual([true, true])
})

test('a new image gets its own chance after a broken one', () => {
  show({ ...post, image: '/media/gone.webp' })
  act(() => {
    picture()?.dispatchEvent(new Event('error'))
  })
  show({ ...post, image: '/media/b.webp' })
  expect([picture()?.getAttribute('src'), picture()?.hidden]).toEqual(['/media/b.webp', false])
})

test('posts near each other on the line have different drawings, and a post keeps its own where it can', () => {
  const slugs = Array.from({ length: 300 }, (_, at) => `a-post-${at}`)
  // The two of the demo that have one drawing.
  slugs.unshift('behind-the-window', 'flat-50-off')
  expect(sceneOf('flat-50-off')).toBe(sceneOf('behind-the-window'))
  const scenes = scenesBeside(slugs)
  for (const [at, scene] of scenes.entries())
    expect(scenes.slice(Math.max(0, at - 3), at)).not.toContain(scene)
  const own = scenes.filter((scene, at) => scene === sceneOf(slugs[at] ?? ''))
  expect(own.length).toBeGreaterThan(150)
  // What is loaded below changes nothing above.
  expect(scenesBeside(slugs.slice(0, 20))).toEqual(scenes.slice(0, 20))
})
