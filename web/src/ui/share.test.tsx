// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../test/in-app.tsx'
import { Share } from './share.tsx'

const address = 'https://house.test/blog/ilish'

const clipboard = (writeText?: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  })
/** As a browser that copies what is selected, or does not. */
const oldCopy = (works: boolean) => {
  const copied: string[] = []
  Object.defineProperty(document, 'execCommand', {
    configurable: true,
    value: () => {
      const field = document.activeElement
      if (works && field instanceof HTMLTextAreaElement) copied.push(field.value)
      return works
    },
  })
  return copied
}

const show = () =>
  renderInApp(<Share title="ইলিশ & আমি" path="/blog/ilish" what="post" />, '/blog/ilish')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  document.head.innerHTML = '<link rel="canonical" href="https://house.test/blog/ilish">'
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'share')
})

test('WhatsApp is a plain link with the title and the canonical address', () => {
  show()
  const link = screen.getByRole('link', { name: /^WhatsApp/ })
  const { origin, searchParams } = new URL(link.getAttribute('href') ?? '')
  expect(origin).toBe('https://wa.me')
  expect(searchParams.get('text')).toBe(`ইলিশ & আমি\n${address}`)
})

test('the link is copied, which is said for a while', async () => {
  const texts: string[] = []
  show()
  clipboard(async (text) => void texts.push(text))
  press('Copy link')
  await screen.findByRole('button', { name: 'Copied' })
  expect(texts).toEqual([address])
  expect(screen.getByText(/^The link was copied/)).toBeTruthy()
})

test.each([
  ['is none', undefined],
  ['refuses', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('where the clipboard %s it is copied as before', async (_, writeText) => {
  const copied = oldCopy(true)
  show()
  clipboard(writeText)
  press('Copy link')
  await screen.findByRole('button', { name: 'Copied' })
  expect(copied).toEqual([address])
  expect(document.querySelector('textarea')).toBeNull()
})

test('where nothing is copied the address stands there, selected', async () => {
  oldCopy(false)
  show()
  clipboard(undefined)
  press('Copy link')
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Address of this post',
  })
  expect(field.value).toBe(address)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, address.length])
  expect(screen.getByText(/did not let us copy/)).toBeTruthy()
})

test('the phone’s own sheet is offered where there is one, and closing it is no failure', async () => {
  const { unmount } = show()
  expect(screen.getByText('More ways').closest('button')?.className).toContain('invisible')
  unmount()
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  show()
  expect(screen.getByText('More ways').closest('button')?.className).not.toContain('invisible')
  press('More ways')
  await act(async () => {})
  expect(share).toHaveBeenCalledWith({ title: 'ইলিশ & আমি', url: address })
})
