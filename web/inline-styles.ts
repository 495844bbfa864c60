import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const link = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g

/** What stands below a list that goes on is hidden until its end, which never comes without scripts. */
const withoutScripts =
  '<noscript><style>footer,[data-months]{display:block!important}</style></noscript>'

/**
 * Puts the style sheet of a built page of `folder` into it: a linked one is another round trip before
 * the first paint.
 */
export const withStylesInside = async (html: string, folder: string) => {
  const sheets = [...html.matchAll(link)]
  if (sheets.length === 0) throw new Error('The built page names no style sheet.')
  let whole = html
  for (const [tag, file = ''] of sheets) {
    const css = (await readFile(join(folder, file), 'utf8')).trim()
    // No text of anybody is in it, and nothing of it may end the element.
    if (/<\/style/i.test(css)) throw new Error(`${file} cannot stand in a page.`)
    whole = whole.replace(tag, () => `<style>${css}</style>`)
  }
  return whole.replace('</head>', () => `  ${withoutScripts}\n  </head>`)
}
