import { expect, test } from 'vitest'
import { documents, listedPages, pathOfPublished, publishedFile } from './pages.ts'

test('a path and the file that is published for it name each other', () => {
  const paths = [...listedPages, ...documents, '/blog/a-post', '/nope', '/a.html']
  for (const path of paths) expect(pathOfPublished(publishedFile(path))).toBe(path)
  expect(publishedFile('/')).toBe('/pages/index.html')
  expect(publishedFile('/feed.xml')).toBe('/pages/feed.xml')
})

test('an address that is no file of a page stands for itself', () => {
  for (const uri of ['/', '/blog/a-post', '/pages', '/pages/a.js'])
    expect(pathOfPublished(uri)).toBe(uri)
})
