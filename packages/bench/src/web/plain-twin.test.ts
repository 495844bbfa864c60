import { expect, test } from 'vitest'
import { plainTwin } from './plain-twin.ts'

const page = `<html><head>
    <link rel="preload" href="/a.woff2" as="font" />
    <link rel="modulepreload" href="/assets/x.js" />
    <script type="module" crossorigin src="/assets/boot.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/app.css">
    <script type="application/ld+json">{"@type":"WebSite"}</script>
  </head><body><p style="--turn: 1deg">Tea</p><script>
  go()
  </script></body></html>`

test('the twin of a page has its words, fonts and styles, and no script', async () => {
  const twin = await plainTwin(page, async (path) => `/* ${path} */ a { content: '$&' }`)
  expect(twin).not.toMatch(/script|modulepreload|stylesheet/)
  expect(twin).toContain(`<style>/* /assets/app.css */ a { content: '$&' }</style>`)
  expect(twin).toContain('href="/a.woff2" as="font"')
  expect(twin).toContain('<p style="--turn: 1deg">Tea</p>')
})
