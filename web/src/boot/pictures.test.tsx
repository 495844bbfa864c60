import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawPage } from '../../test/draw-page.tsx'
import { postOf } from '../../test/post.ts'
import { PostPicture } from '../features/blog/post-picture.tsx'
import { startPictures, startPostPicture } from './pictures.ts'

const image = '/media/ilish.webp'
const post = postOf({ title: 'Ilish', image, imageWidth: 1200, imageHeight: 800 })

/** jsdom has the element without its methods. */
const addDialogs = () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
const removeDialogs = () => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close')
}

const link = () => screen.getByRole('link', { name: 'Open the picture of Ilish larger' })

startPictures()
startPostPicture()
beforeEach(async () => {
  addDialogs()
  await drawPage(<PostPicture post={post} className="" />, { path: '/blog/ilish' })
})
afterEach(removeDialogs)

test('the picture opens larger, with its title, and the focus comes back', async () => {
  expect(link().getAttribute('href')).toBe(image)
  await userEvent.click(link())
  const dialog = screen.getByRole('dialog', { name: 'Picture of Ilish' })
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe(image)
  expect(dialog.querySelector('img')?.alt).toBe('Ilish')
  await userEvent.click(screen.getByRole('button', { name: 'Close the picture' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(link())
})

test('a press on the picture leaves it open, one beside it closes it', async () => {
  await userEvent.click(link())
  await userEvent.click(screen.getByAltText('Ilish'))
  const dialog = screen.getByRole('dialog')
  await userEvent.click(dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
})

/** Whether the browser follows the link; the test itself stays where it is. */
const isFollowed = (keys: object) => {
  let isLink = false
  const stop = (event: Event) => {
    isLink = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', stop, { once: true })
  fireEvent.click(link(), keys)
  return isLink
}

test('pressed for a tab of its own, or in a browser without dialogs, it is a link to the file', () => {
  expect(isFollowed({ ctrlKey: true })).toBe(true)
  removeDialogs()
  expect(isFollowed({})).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what stands for a broken picture opens nothing, and a drawing is no link', async () => {
  fireEvent.error(document.querySelector('a img') ?? document.body)
  expect(isFollowed({})).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
  await drawPage(<PostPicture post={postOf()} className="" />)
  expect(screen.queryByRole('link')).toBeNull()
})
