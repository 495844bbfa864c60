import { startChromium } from './chromium.ts'

// What one visit asks of a running site, for `pnpm cost`: Home to its end, the blog and one post, on
// a phone with an empty cache. `BASE_URL=http://127.0.0.1:3000 node functions/testing/measure-visit.ts`

const baseUrl = process.env.BASE_URL ?? 'http://127.0.0.1:3000'
const counted = { pages: 0, files: 0, calls: 0, bytes: 0 }

const kindOf = (path: string, type: string) => {
  if (path.startsWith('/api/')) return 'calls'
  return type === 'Document' ? 'pages' : 'files'
}

const browser = await startChromium()
const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
const page = await context.newPage()
const network = await context.newCDPSession(page)
await network.send('Network.enable')
const asked = new Map<string, keyof typeof counted>()
network.on('Network.responseReceived', ({ requestId, type, response }) => {
  const url = new URL(response.url)
  if (url.origin === new URL(baseUrl).origin) asked.set(requestId, kindOf(url.pathname, type))
})
network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
  const kind = asked.get(requestId)
  // What the browser's own cache answered has no length and never reaches the site.
  if (!kind || encodedDataLength === 0) return
  counted[kind]++
  counted.bytes += encodedDataLength
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
