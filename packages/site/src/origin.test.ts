import { expect, test } from 'vitest'
import { originOf, site } from './index.ts'

const siteUrl = 'https://said.example.test'
const domainName = 'www.example.test'
const ownAddress = 'https://d1.cloudfront.net'

test('what the operator says counts first, then the domain, then the own address, then the brand', () => {
  expect(originOf({ siteUrl, domainName, ownAddress })).toBe(siteUrl)
  expect(originOf({ domainName, ownAddress })).toBe('https://www.example.test')
  expect(originOf({ ownAddress })).toBe(ownAddress)
  expect(originOf()).toBe(site.origin)
})

test('a setting that is an empty string counts as absent', () => {
  expect(originOf({ siteUrl: '', domainName: '', ownAddress: '' })).toBe(site.origin)
  expect(originOf({ siteUrl: '', domainName })).toBe('https://www.example.test')
})

test('an address is cut to its origin', () => {
  expect(originOf({ siteUrl: 'https://www.example.test/' })).toBe('https://www.example.test')
  expect(originOf({ siteUrl: 'http://127.0.0.1:3000/blog?x' })).toBe('http://127.0.0.1:3000')
})

test('a SITE_URL that is no address is told in a sentence that names it', () => {
  for (const wrong of ['www.example.test', 'ftp://example.test', ' '])
    expect(() => originOf({ siteUrl: wrong })).toThrow(
      `SITE_URL must be an address such as https://www.example.com, not "${wrong}".`,
    )
})
