import { expect, test } from 'vitest'
import { pageHeaders } from './headers.ts'
import { assetFolders, listedPages, officePages, publishedFile, rootFiles } from './pages.ts'
import { handler } from './viewer-response.ts'

const policy = pageHeaders('https://uploads.test')['content-security-policy']

const headersAt = (uri: string) => {
  const response = { statusCode: 200, headers: { age: { value: '1' } } }
  return handler({ request: { uri }, response }, policy).headers
}

test('public pages get their own policy, by the address that was typed and by that of their file', () => {
  for (const path of [...listedPages, '/blog/a-post', '/feed.xml', '/nope'])
    for (const uri of [path, publishedFile(path)])
      expect([uri, headersAt(uri)]).toEqual([
        uri,
        { age: { value: '1' }, 'content-security-policy': { value: policy } },
      ])
})

test('the pages of the team tell search engines to keep out, and keep the strict policy', () => {
  for (const uri of Object.entries(officePages).flat())
    expect([uri, headersAt(uri)]).toEqual([
      uri,
      { age: { value: '1' }, 'x-robots-tag': { value: 'noindex' } },
    ])
})

test('files are left as they are', () => {
  for (const uri of [...rootFiles, ...assetFolders.map((folder) => `${folder}a.js`)])
    expect([uri, headersAt(uri)]).toEqual([uri, { age: { value: '1' } }])
})
