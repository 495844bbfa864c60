import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '@bong-bari/edge'

/** The folder of the built web, once every page's file stands in it. */
export const requireWeb = (dir: string) => {
  const missing = Object.values(pages).find((file) => !existsSync(join(dir, file)))
  if (missing)
    throw new Error(`The built web lacks ${missing.slice(1)}: run \`npx -y pnpm@12 build\` first.`)
  return dir
}
