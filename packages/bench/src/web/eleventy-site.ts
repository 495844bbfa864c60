import { mkdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Eleventy from '@11ty/eleventy'
import type { Browser } from 'playwright-core'
import { inTemporaryFolder } from '../temporary.ts'

/** The words, links and pictures of a page, in order. */
type Part = { tag: string; text: string; href?: string; src?: string }
type Content = { path: string; lang: string; title: string; parts: Part[] }

/** Reads what stands in a page's header, main part and footer. */
const readContent = `(() => {
  const shown = 'h1, h2, h3, h4, p, blockquote, li, label, summary, img, a, button'
  const inside = 'h1, h2, h3, h4, p, blockquote, li, label, summary, a, button'
  return [...document.querySelectorAll('header, main, footer')].flatMap((area) =>
    [...area.querySelectorAll(shown)]
      .filter((one) => one.checkVisibility() && !one.parentElement.closest(inside))
      .map((one) => ({
        tag: { A: 'a', IMG: 'img', LABEL: 'p', SUMMARY: 'h3', BUTTON: 'p', LI: 'p' }[one.tagName] ?? one.tagName.toLowerCase(),
        text: one.innerText ?? '',
        href: one.href,
        src: one.src,
      })))
})()`

const style = `body{margin:0 auto;padding:0 1rem;max-width:44rem;font:1.0625rem/1.65 system-ui,sans-serif;color:#2a1611;background:#fffbf3}
h1,h2,h3,h4{line-height:1.2}img{max-width:100%;height:auto}a{color:#b01e23}`

const template = `<!doctype html>
<html lang="{{ content.lang }}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ content.title }}</title>
<style>${style}</style>
</head>
<body>
{%- for part in content.parts %}
{% if part.tag == 'img' %}<img src="{{ part.src }}" alt="" loading="lazy" width="270" height="480">
{%- elif part.tag == 'a' %}<a href="{{ part.href }}">{{ part.text }}</a>
{%- else %}<{{ part.tag }}>{{ part.text }}</{{ part.tag }}>{% endif %}
{%- endfor %}
</body>
</html>
`

const readPages = async (browser: Browser, url: string, paths: readonly string[]) => {
  const page = await browser.newPage()
  const contents: Content[] = []
  for (const path of paths) {
    await page.goto(url + path)
    const parts = await page.evaluate<Part[]>(readContent)
    const lang = await page.evaluate<string>('document.documentElement.lang')
    contents.push({ path, lang, title: await page.title(), parts })
  }
  await page.close()
  return contents
}

const build = (folder: string, contents: readonly Content[]) =>
  new Eleventy(join(folder, 'in'), join(folder, 'out'), {
    quietMode: true,
    configPath: null,
    config: (config) => {
      config.addGlobalData('contents', contents)
      config.addTemplate('pages.njk', template, {
        pagination: { data: 'contents', size: 1, alias: 'content' },
        permalink: '{{ content.path }}/index.html',
      })
    },
  }).write()

/** Serves files as they are, compressed, to be asked again each time as our pages are. */
const serve = async (folder: string) => {
  const show = async (path: string) =>
    brotliCompressSync(await readFile(join(folder, path, 'index.html')))
  const server = createServer((request, response) => {
    show(new URL(request.url ?? '/', 'http://site').pathname).then(
      (body) => {
        response.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
          'content-length': body.length,
          'cache-control': 'no-cache',
        })
        response.end(body)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { server, url: `http://127.0.0.1:${port}` }
}

/** Builds pages of Eleventy with the content of `url` at `paths`, system fonts and no script, and serves them. */
export const withEleventy = <Found>(
  { browser, url }: { browser: Browser; url: string },
  paths: readonly string[],
  use: (url: string) => Promise<Found>,
) =>
  inTemporaryFolder(async (folder) => {
    await mkdir(join(folder, 'in'))
    await build(folder, await readPages(browser, url, paths))
    const { server, url: eleventyUrl } = await serve(join(folder, 'out'))
    try {
      return await use(eleventyUrl)
    } finally {
      server.close().closeAllConnections()
    }
  })
