import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawPage } from '../../test/draw-page.tsx'
import { Share } from '../ui/page/share.tsx'
import { MetaSinkContext } from '../ui/page-meta.ts'
import { startShare } from './share.ts'

const address = 'https://house.test/blog/ilish'

const setClipboard = (writeText?: (text: string) => Promise<void>) =>
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

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const moreWays = () => screen.getByText('More ways').closest('button')

const show = () =>
  drawPage(
    <MetaSinkContext value={{ origin: 'https://house.test' }}>
      <Share title="ইলিশ & আমি" path="/blog/ilish" what="post" />
    </MetaSinkContext>,
  )

startShare()
beforeEach(show)

test('WhatsApp is a plain link with the title and the address', () => {
  const link = screen.getByRole('link', { name: /^WhatsApp/ })
  const { origin, searchParams } = new URL(link.getAttribute('href') ?? '')
  expect(origin).toBe('https://wa.me')
  expect(searchParams.get('text')).toBe(`ইলিশ & আমি\n${address}`)
})

test('the link is copied, which is said for a while', async () => {
  const texts: string[] = []
  setClipboard(async (text) => void texts.push(text))
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
  setClipboard(writeText)
  press('Copy link')
  await screen.findByRole('button', { name: 'Copied' })
  expect(copied).toEqual([address])
  expect(document.querySelector('textarea')).toBeNull()
})

test('where nothing is copied the address stands there, selected', async () => {
  oldCopy(false)
  setClipboard(undefined)
  press('Copy link')
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Address of this post',
  })
  expect(field.value).toBe(address)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, address.length])
  expect(screen.getByText(/did not let us copy/)).toBeTruthy()
})

test('the phone’s own sheet is offered where there is one, and closing it is no failure', async () => {
  expect(moreWays()?.className).toContain('invisible')
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  startShare()
  await show()
  await waitFor(() => expect(moreWays()?.className).not.toContain('invisible'))
  press('More ways')
  expect(share).toHaveBeenCalledWith({ title: 'ইলিশ & আমি', url: address })
})
