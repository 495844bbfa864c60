import type { PostBlockOf } from '@bong-bari/contract'
import { blocksOf } from '@bong-bari/markdown'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { hostileTexts } from '../../../../packages/markdown/testing/hostile-texts.ts'
import { startPlayer } from '../../boot/player.ts'
import { PostBody } from './post-body.tsx'

const show = (content: string, format: 'plain' | 'markdown' = 'markdown') =>
  render(<PostBody blocks={blocksOf(content, format)} />, { wrapper: MemoryRouter }).container

test('what a post is made of is drawn as what it is', () => {
  const shown = show(
    [
      '# এক',
      '### Two',
      '**ভাত** *rice* ~~no~~ [ours](/about) [theirs](https://a.test/)',
      '> Eat.\n> — Ma',
      '3. three\n   - inner\n4. four',
      '![মা](/media/a.webp "রান্নাঘরে")',
      '---',
    ].join('\n\n'),
  )
  expect([...shown.querySelectorAll('h2,h3')].map((one) => one.textContent)).toEqual(['এক', 'Two'])
  expect(shown.querySelector('strong [lang=bn]')?.textContent).toBe('ভাত')
  expect(shown.querySelector('em')?.textContent).toBe('rice')
  expect(shown.querySelector('s')?.textContent).toBe('no')
  expect(shown.querySelector('figure blockquote')?.textContent).toBe('Eat.')
  expect(shown.querySelector('figure figcaption')?.textContent).toBe('Ma')
  expect(shown.querySelector('ol')?.start).toBe(3)
  expect(shown.querySelector('ol ul li')?.textContent).toBe('inner')
  expect(shown.querySelector('hr')).not.toBeNull()
  const picture = screen.getByRole('img', { name: 'মা' })
  expect([picture.getAttribute('src'), picture.getAttribute('loading')]).toEqual([
    '/media/a.webp',
    'lazy',
  ])
  expect(picture.getAttribute('width')).not.toBeNull()
  expect(screen.getByText('রান্নাঘরে').lang).toBe('bn')
})

test('a text whose words are Bengali for the most part says so, and counts in Bengali', () => {
  const body = (content: string) => show(content).querySelector('[data-blocks]')
  expect(body('১। মা rice রাঁধলেন')?.getAttribute('lang')).toBe('bn')
  expect(body('Ma cooked ভাত for us')?.hasAttribute('lang')).toBe(false)
})

test('links to elsewhere are marked and open beside the page', () => {
  show('[ours](/about) [theirs](https://a.test/)')
  const theirs = screen.getByRole('link', { name: /^theirs\s*\(opens in a new tab\)$/ })
  expect([theirs.getAttribute('target'), theirs.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener nofollow',
  ])
  expect(screen.getByRole('link', { name: 'ours' }).getAttribute('target')).toBeNull()
})

test('nothing of a film is asked for before somebody wants to see it', async () => {
  const shown = show('![ছাতা](https://youtu.be/pdjQpcVqxMU)')
  expect(shown.querySelector('iframe, img')).toBeNull()
  const opener = screen.getByRole('link', { name: /^Play the video\s*ছাতা$/ })
  expect(opener.getAttribute('href')).toBe('https://www.youtube.com/watch?v=pdjQpcVqxMU')
  startPlayer()
  await userEvent.click(opener)
  const player = await screen.findByTitle('ছাতা')
  expect(player.getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/pdjQpcVqxMU/,
  )
})

test('a danda never begins a line, and what is plain keeps every other letter', () => {
  expect(show('ভাত । "খা" -- **এক**...', 'plain').textContent).toBe('ভাত\u00a0। "খা" -- **এক**...')
})

test('a stretch that nothing ends is parted into boxes, and loses no letter', () => {
  const endless = `${'ক্ষি'.repeat(1_000)}${'😀'.repeat(600)}`
  const shown = show(`মা ${endless} বাবা`, 'plain')
  expect(shown.textContent).toBe(`মা ${endless} বাবা`)
  const boxes = [...shown.querySelectorAll('.inline-block')].map((box) => box.textContent ?? '')
  expect(boxes.length).toBeGreaterThan(8)
  for (const box of boxes) expect([...box].length).toBeLessThan(410)
  cleanup()
  expect(show('মা বললেন। '.repeat(1_000), 'plain').querySelector('.inline-block')).toBeNull()
})

const known =
  /^(A|BLOCKQUOTE|DIV|EM|FIGCAPTION|FIGURE|H2|H3|HR|IMG|LI|OL|P|S|SPAN|STRONG|UL|svg|path)$/

test('no hostile text becomes anything but these elements', () => {
  for (const text of hostileTexts.filter(({ length }) => length < 1_000)) {
    const shown = show(text)
    for (const element of shown.querySelectorAll('*')) {
      expect([text, element.tagName]).toEqual([text, expect.stringMatching(known)])
      for (const { name, value } of element.attributes) {
        expect([text, name]).not.toEqual([text, expect.stringMatching(/^on|^style$|^srcdoc$/)])
        if (name === 'href' || name === 'src')
          expect([text, value]).toEqual([
            text,
            expect.stringMatching(/^(https?:|mailto:|tel:|\/[^/\\])/),
          ])
      }
    }
    cleanup()
  }
})

const stored = { kind: 'picture', src: '/media/a.webp', alt: 'মা' } as const

const pictureOf = (block: PostBlockOf<'picture'>) =>
  render(<PostBody blocks={[block]} />).container.querySelector('img') ?? document.body

test('a picture whose size is known has its room and its smaller one, before it is there', () => {
  const small = { src: '/media/s.webp', width: 640 }
  const picture = pictureOf({ ...stored, width: 1067, height: 1600, small })
  const said = (name: string) => picture.getAttribute(name)
  expect([said('width'), said('height')]).toEqual(['1067', '1600'])
  expect(said('srcset')).toBe('/media/s.webp 640w, /media/a.webp 1067w')
  expect(said('sizes')).toMatch(/px, \d+vw$/)
  expect([said('loading'), said('decoding'), said('lang')]).toEqual(['lazy', 'async', 'bn'])
  expect(picture.className).not.toContain('aspect')
})

test('a picture without a smaller one has its size alone; one that nobody knows has three by two', () => {
  const known = pictureOf({ ...stored, width: 300, height: 200, alt: 'Ma' })
  expect([known.getAttribute('width'), known.hasAttribute('srcset')]).toEqual(['300', false])
  expect(known.hasAttribute('lang')).toBe(false)
  cleanup()
  const unknown = pictureOf(stored)
  expect(unknown.hasAttribute('srcset')).toBe(false)
  expect(unknown.className).toContain('aspect-3/2')
})
