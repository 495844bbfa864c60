import { readdir } from 'node:fs/promises'

/** What the first screen cannot do without; every further face comes when its letters do. */
const faces = ['hind-siliguri-latin-400-normal', 'baloo-da-2-bengali-800-normal']

/** The preload tags of the two faces, found by name among the built files of `folder`. */
export const fontPreloads = async (folder: string) => {
  const files = await readdir(folder)
  const tags = faces.map((face) => {
    const file = files.find((name) => name.startsWith(face))
    if (!file) throw new Error(`The build holds no font file ${face}.`)
    return `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin />`
  })
  return tags.join('\n    ')
}
