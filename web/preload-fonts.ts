import { readdir } from 'node:fs/promises'

/** Preload tags of fonts, with the hashed names found in `folder`. */
export const fontPreloads = async (folder: string, fonts: readonly string[]) => {
  const files = await readdir(folder)
  const tags = fonts.map((font) => {
    const file = files.find((name) => name.startsWith(`${font}-`))
    if (!file) throw new Error(`The build holds no font file ${font}.`)
    return `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin />`
  })
  return tags.join('\n    ')
}
