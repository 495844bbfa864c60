import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { clearStoredValues } from '../../ui/use-stored-values.ts'
import { readStoredConversation, storeConversation } from './conversation.ts'
import { historyOf, newMessage } from './message.ts'
import { cardsIn, MessageBubble } from './message-bubble.tsx'

beforeEach(() => clearStoredValues())

const video = {
  kind: 'video',
  title: 'শেষ পিসটা কার?',
  href: '/videos/dQw4w9WgXcQ',
  image: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
}
const post = { kind: 'post', title: 'The lost remote', href: '/blog/the-lost-remote', image: null }

const show = (text: string, cards?: unknown) =>
  render(<MessageBubble message={{ ...newMessage('bot', text), language: 'bengali', cards }} />)

test('a sentence that announces its cards is not shown where none of them can be read', () => {
  const { container } = show('I think this is the one:', [
    { ...video, href: 'javascript:alert(1)' },
  ])
  expect(container.textContent).toBe('')
  show('I think this is the one:', [video])
  expect(screen.getByText('I think this is the one:')).toBeTruthy()
})

test('an answer shows its videos and posts as links, and says how many', () => {
  show('আজ ইলিশ।', [video, post])
  expect(screen.getByText('1 video and 1 post:')).toBeTruthy()
  const [film, text] = screen.getAllByRole('link')
  expect(film?.getAttribute('href')).toBe(video.href)
  expect(within(film ?? document.body).getByText('শেষ পিসটা কার').lang).toBe('bn')
  expect(text?.getAttribute('href')).toBe(post.href)
  expect(screen.getByText('ভিডিও').lang).toBe('bn')
})

test('a picture has its size and comes late; one that does not load is drawn instead', () => {
  const { container } = show('Look.', [video])
  const picture = container.querySelector('img')
  expect(picture?.getAttribute('loading')).toBe('lazy')
  expect(picture?.hasAttribute('width') && picture.hasAttribute('height')).toBe(true)
  fireEvent.error(picture ?? container)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('use')?.getAttribute('href')).toContain('#camera')
})

test('an answer without cards, as of before they were, stands alone', () => {
  show('Nothing.')
  expect(screen.queryByRole('list')).toBeNull()
})

test('cards are kept with the talk and never sent back', () => {
  const message = { ...newMessage('bot', 'Look.'), cards: [video, post] }
  storeConversation({ messages: [message], draft: '' })
  const { messages } = readStoredConversation()
  expect(cardsIn(messages[0]?.cards)).toEqual([video, post])
  expect(historyOf(messages)).toEqual([{ role: 'assistant', content: 'Look.' }])
})

test('of what a storage says only links of the known forms are cards, three at most', () => {
  expect(cardsIn([video, post, video, post])).toHaveLength(3)
  for (const wrong of [
    undefined,
    null,
    'x',
    { ...video },
    [null],
    [{ ...video, kind: 'song' }],
    [{ ...video, title: 7 }],
    [{ ...video, href: 'javascript:alert(1)' }],
    [{ ...video, href: 'https://www.youtube.com.evil.example/shorts/dQw4w9WgXcQ' }],
    [{ ...video, href: '/blog/x' }],
    [{ ...post, href: '//evil.example' }],
    [{ ...post, href: 'https://evil.example/blog/x' }],
    [{ ...post, href: '/blog/x?y#z' }],
  ])
    expect(cardsIn(wrong)).toEqual([])
  for (const image of ['javascript:x', 'data:image/svg+xml,x', '//evil.example/x', 7, 'http://x/y'])
    expect(cardsIn([{ ...post, image }])).toEqual([post])
})
