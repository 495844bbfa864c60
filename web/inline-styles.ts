import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const link = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g

/** Hidden until the end of an endless list, which is never reached without scripts. */
const withoutScripts = '<noscript><style>footer{display:block!important}</style></noscript>'

/** Inlines a built page's style sheet: a link would cost a round trip before the first paint. */
export const withStylesInside = async (html: string, folder: string) => {
  const sheets = [...html.matchAll(link)]
  if (sheets.length === 0) throw new Error('The built page names no style sheet.')
  let whole = html
  for (const [tag, file = ''] of sheets) {
    const css = (await readFile(join(folder, file), 'utf8')).trim()
    // The CSS is our own, but must not end the element.
    if (/<\/style/i.test(css)) throw new Error(`${file} cannot stand in a page.`)
    whole = whole.replace(tag, () => `<style>${css}</style>`)
  }
  return whole.replace('</head>', () => `  ${withoutScripts}\n  </head>`)
}
