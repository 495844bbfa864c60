// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { postOf } from '../../../test/post.ts'
import { PostPicture } from './post-picture.tsx'

const image = '/media/ilish.webp'
const post = postOf({ title: 'Ilish', image, imageWidth: 1200, imageHeight: 800 })

/** jsdom has the element without its methods. */
const dialogs = () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
const noDialogs = () => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close')
}

const show = () => renderInApp(<PostPicture post={post} className="" />, '/blog/ilish')
const link = () => screen.getByRole('link', { name: 'Open the picture of Ilish larger' })

beforeEach(dialogs)
afterEach(() => {
  cleanup()
  noDialogs()
})

test('the picture opens larger, with its title, and the focus comes back', async () => {
  show()
  expect(link().getAttribute('href')).toBe(image)
  await userEvent.click(link())
  const dialog = await screen.findByRole('dialog', { name: 'Picture of Ilish' })
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe(image)
  expect(dialog.querySelector('img')?.alt).toBe('Ilish')
  await userEvent.click(screen.getByRole('button', { name: 'Close the picture' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(link())
})

test('a press on the picture leaves it open, one beside it closes it', async () => {
  show()
  await userEvent.click(link())
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(screen.getByAltText('Ilish'))
  expect(screen.queryByRole('dialog')).not.toBeNull()
  await userEvent.click(dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each([
  ['by somebody who wants it in a tab of its own', { ctrlKey: true }, dialogs],
  ['in a browser without dialogs', {}, noDialogs],
])('pressed %s it is a link to the file', (_, keys, prepare) => {
  prepare()
  show()
  // False would mean that the link was held back.
  const stop = (event: Event) => {
    expect(event.defaultPrevented).toBe(false)
    event.preventDefault()
  }
  document.addEventListener('click', stop, { once: true })
  fireEvent.click(link(), keys)
  document.removeEventListener('click', stop)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a drawing of the house, and what stands for a broken picture, lead nowhere', () => {
  const { container, unmount } = show()
  fireEvent.error(container.querySelector('img') ?? container)
  expect(screen.queryByRole('link')).toBeNull()
  expect(container.querySelector('svg')).not.toBeNull()
  unmount()
  renderInApp(<PostPicture post={postOf()} className="" />)
  expect(screen.queryByRole('link')).toBeNull()
})
