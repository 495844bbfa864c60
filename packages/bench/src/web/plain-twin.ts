const script = /\s*<script[^>]*>.*?<\/script>/gs
const modulePreload = /\s*<link rel="modulepreload"[^>]*>/g
const sheet = /<link rel="stylesheet"[^>]*?href="([^"]+)"[^>]*>/g

/**
 * The page as a careful hand would write it in plain HTML: the same words, fonts and styles, these
 * in the page itself, and no script of any kind. `read` gives the text of a style sheet.
 */
export const plainTwin = async (html: string, read: (path: string) => Promise<string>) => {
  const bare = html.replace(script, '').replace(modulePreload, '')
  const paths = [...bare.matchAll(sheet)].map(([, path = '']) => path)
  const sheets = new Map(
    await Promise.all(paths.map(async (path) => [path, await read(path)] as const)),
  )
  return bare.replace(sheet, (_, path: string) => `<style>${sheets.get(path)}</style>`)
}
