import { sectionTypes } from '@bong-bari/contract'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startPictures } from '../../boot/pictures.ts'
import { Section } from './section.tsx'

startPictures()

const title = 'পুজোর ধামাকা'
const content = 'Six days,\nsix sketches.'

test.each(sectionTypes)('a section of type %s shows its title, text and picture', (sectionType) => {
  const { container } = render(
    <Section section={{ sectionType, title, content, imageUrl: '/media/a.webp' }} />,
  )
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title)
  expect(screen.getByText(title).lang).toBe('bn')
  expect(container.querySelector('p')?.textContent).toBe(content)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/a.webp')
})

test.each(sectionTypes)('a %s whose picture does not load looks as one without', (sectionType) => {
  const { container } = render(
    <Section section={{ sectionType, title, imageUrl: 'https://gone.test/a.webp' }} />,
  )
  const picture = container.querySelector('img')
  if (!picture) throw new Error('There is no picture.')
  fireEvent.error(picture)
  expect(picture.hidden).toBe(true)
  expect(container.querySelector('[data-with]')).toBeNull()
  expect(container.querySelector('span[hidden]')).toBeNull()
})

test.each(sectionTypes)(
  'HPC-14 a %s has a button only with both a text and a link',
  (sectionType) => {
    const linkUrl = '/blog'
    const buttonText = 'Claim it'
    for (const half of [{ linkUrl }, { buttonText }, { linkUrl, buttonText: ' ' }]) {
      const { unmount } = render(<Section section={{ sectionType, title, ...half }} />)
      expect(screen.queryByRole('link')).toBeNull()
      unmount()
    }
    render(<Section section={{ sectionType, title, linkUrl, buttonText }} />)
    const link = screen.getByRole('link', { name: 'Claim it' })
    expect(link.getAttribute('href')).toBe('/blog')
    expect(link.getAttribute('target')).toBeNull()
  },
)

test('a link to another site opens in a new tab, and one that is not safe is no link', () => {
  const show = (linkUrl: string) =>
    render(<Section section={{ sectionType: 'offer', title, linkUrl, buttonText: 'Go' }} />)
  const { unmount } = show('https://shop.test/a')
  expect(screen.getByRole('link').getAttribute('target')).toBe('_blank')
  expect(screen.getByRole('link').getAttribute('rel')).toContain('noopener')
  unmount()
  for (const unsafe of ['javascript:alert(1)', 'data:text/html,x', '//evil.test']) {
    const view = show(unsafe)
    expect(screen.queryByRole('link')).toBeNull()
    view.unmount()
  }
})

test('a section with nothing to show draws nothing', () => {
  const { container } = render(
    <Section section={{ sectionType: 'banner', title: ' ', content: null, buttonText: 'Go' }} />,
  )
  expect(container.innerHTML).toBe('')
})

test.each(sectionTypes)('a %s with a button alone draws it', (sectionType) => {
  render(<Section section={{ sectionType, linkUrl: '/blog', buttonText: 'Read' }} />)
  expect(screen.getByRole('link', { name: 'Read' })).toBeTruthy()
})

test('its heading has the level of where it stands', () => {
  render(<Section section={{ sectionType: 'offer', title }} level={3} />)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(title)
})
