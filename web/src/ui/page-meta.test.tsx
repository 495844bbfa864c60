// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { metaHtml, type PageMeta, usePageMeta } from './page-meta.ts'

const origin = 'https://example.org'
const about: PageMeta = { title: 'About', description: 'Who we are', canonical: '/about' }

const Page = ({ meta }: { meta: PageMeta }) => {
  usePageMeta(meta)
  return null
}

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')
const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href')

beforeEach(() => {
  document.head.innerHTML = metaHtml(
    { title: 'Home', description: 'A house', canonical: '/' },
    origin,
  )
})
afterEach(cleanup)

test('META-01 META-02 a page sets its metadata while it is shown and restores the former', () => {
  const { unmount } = render(<Page meta={{ ...about, ogTitle: 'Us', keywords: ['tea'] }} />)
  expect(document.title).toBe('About')
  expect(content('meta[name=description]')).toBe('Who we are')
  expect(content('meta[name=keywords]')).toBe('tea')
  expect(content('meta[property="og:title"]')).toBe('Us')
  expect(content('meta[property="og:description"]')).toBe('Who we are')
  expect(canonical()).toBe(`${location.origin}/about`)
  unmount()
  expect(document.title).toBe('Home')
  expect(content('meta[name=description]')).toBe('A house')
  expect(canonical()).toBe(`${origin}/`)
})

test('META-02 a page without a canonical address does not inherit one', () => {
  const { unmount } = render(<Page meta={{ title: 'Lost', description: 'Nowhere' }} />)
  expect(canonical()).toBeUndefined()
  unmount()
  expect(canonical()).toBe(`${origin}/`)
})

test('META-03 the default keywords cover the six themes', () => {
  const html = metaHtml(about, origin)
  for (const theme of [
    'Bengali comedy',
    'Kolkata humor',
    'mother-son comedy',
    'Bengali shorts',
    'family comedy',
    'Indian humor',
  ])
    expect(html).toContain(theme)
})

test('metadata cannot break out of its tags', () => {
  const html = metaHtml({ ...about, title: '</title><script>"&' }, origin)
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;&quot;&amp;</title>')
  expect(html).not.toContain('<script>')
})

test('addresses are absolute, whoever reads them', () => {
  const html = metaHtml(about, origin)
  expect(html).toContain('<link rel="canonical" href="https://example.org/about" />')
  for (const name of ['property="og:image"', 'name="twitter:image"'])
    expect(html).toContain(`<meta ${name} content="https://example.org/og-image.png" />`)
})

test('a page that nobody should find names no address of the site', () => {
  const html = metaHtml({ title: 'Gone', description: 'Nothing here', noIndex: true }, origin)
  expect(html).toContain('<meta name="robots" content="noindex" />')
  expect(html).not.toContain(origin)
})

test('a page in Bengali says so to those who show a link to it', () => {
  render(<Page meta={{ ...about, isBengali: true }} />)
  expect(content('meta[property="og:locale"]')).toBe('bn_IN')
  expect(content('meta[property="og:locale:alternate"]')).toBe('en_IN')
})
