// @vitest-environment node
import { expect, test } from 'vitest'
import { metaHtml, type PageMeta } from './page-meta.ts'

const origin = 'https://example.org'
const about: PageMeta = { title: 'About', description: 'Who we are', canonical: '/about' }

test('META-01 META-02 a page may set its own words for who shares it, and a canonical address', () => {
  const html = metaHtml({ ...about, ogTitle: 'Us', keywords: ['tea'] }, origin)
  for (const tag of [
    '<title>About</title>',
    '<meta name="description" content="Who we are" />',
    '<meta name="keywords" content="tea" />',
    '<meta property="og:title" content="Us" />',
    '<meta property="og:description" content="Who we are" />',
  ])
    expect(html).toContain(tag)
  expect(metaHtml({ title: 'Lost', description: 'Nowhere' }, origin)).not.toContain('canonical')
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
  const html = metaHtml({ ...about, isBengali: true }, origin)
  expect(html).toContain('<meta property="og:locale" content="bn_IN" />')
  expect(html).toContain('<meta property="og:locale:alternate" content="en_IN" />')
})
