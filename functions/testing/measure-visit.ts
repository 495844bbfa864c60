import { startChromium } from './chromium.ts'

// What one visit asks of a running site, for `pnpm cost`: Home to its end, the blog and one post, on
// a phone with an empty cache. `BASE_URL=http://127.0.0.1:3000 node functions/testing/measure-visit.ts`

const baseUrl = process.env.BASE_URL ?? 'http://127.0.0.1:3000'
const counted = { pages: 0, files: 0, calls: 0, bytes: 0 }

const kindOf = (path: string, type: string) => {
  if (path.startsWith('/api/')) return 'calls'
  return type === 'document' ? 'pages' : 'files'
}

const browser = await startChromium()
const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
const page = await context.newPage()
page.on('requestfinished', async (request) => {
  const url = new URL(request.url())
  if (url.origin !== new URL(baseUrl).origin) return
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  // What the browser's own cache answered never reaches the site.
  if (responseHeadersSize <= 0) return
  counted[kindOf(url.pathname, request.resourceType())]++
  counted.bytes += responseBodySize + responseHeadersSize
})

const look = async (path: string) => {
  await page.goto(new URL(path, baseUrl).href)
  for (let turn = 0; turn < 20; turn++) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(150)
  }
  await page.waitForLoadState('networkidle')
}

await look('/')
await look('/blog')
await look('/blog/top-10-bengali-mom-phrases')
await page.close()
console.log(JSON.stringify(counted))
await browser.close()
