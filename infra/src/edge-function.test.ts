import { createContext, runInContext } from 'node:vm'
import { listedPages, officePages, type ViewerRequest, viewerRequest } from '@bong-bari/edge'
import { expect, test } from 'vitest'
import { viewerRequestScript } from './edge-function.ts'

const script = viewerRequestScript()

/** Runs the script in a realm that has nothing but the language. */
const run = (uri: string, querystring: ViewerRequest['querystring'] = {}) => {
  const realm = createContext({ event: { request: { method: 'GET', uri, querystring } } })
  return JSON.parse(runInContext(`'use strict';${script}\nJSON.stringify(handler(event))`, realm))
}

test('the script needs nothing around it and follows the rules of edge', () => {
  const known = [...listedPages, '/feed.xml', '/blog/a-post', ...Object.entries(officePages).flat()]
  const addresses = [...known, '/about/', '/no/such', '//a', '/%61bout', '/logo.png', '/api/blog']
  for (const uri of addresses)
    expect(run(uri)).toEqual(viewerRequest({ request: { method: 'GET', uri, querystring: {} } }))
  expect(run('/').uri).toBe('/pages/index.html')
  expect(run('/about/', { a: { value: '1' } }).headers.location.value).toBe('/about?a=1')
})

test('the script is one function declaration called handler', () => {
  expect(script).toMatch(/^function handler\(event\) \{/)
  expect(script).not.toMatch(/^(import|export)\b/m)
})

test('the script fits into 10 KB and uses no syntax that the edge does not know', () => {
  expect(Buffer.byteLength(script)).toBeLessThan(10_000)
  expect(script).not.toMatch(/\.\.\.|\?\.|\?\?|\bfor \(.* of |\bclass |#\w+/)
})
