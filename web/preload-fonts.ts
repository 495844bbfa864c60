import { readdir } from 'node:fs/promises'

/** For the first screen; other faces load when used. */
const faces = ['hind-siliguri-latin-400-normal', 'baloo-da-2-bengali-800-normal']

/** Preload tags, with the hashed names found in `folder`. */
export const fontPreloads = async (folder: string) => {
  const files = await readdir(folder)
  const tags = faces.map((face) => {
    const file = files.find((name) => name.startsWith(face))
    if (!file) throw new Error(`The build holds no font file ${face}.`)
    return `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin />`
  })
  return tags.join('\n    ')
}
