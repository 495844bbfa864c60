import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const drawIcon = fileURLToPath(new URL('src/ui/draw-icon.ts', import.meta.url))

/** Names of icons, and keys of lines that never change places. */
const unused = /\n {2}(name|aliases): .*|, key: "\w+"/g

/** Draws icons by few lines of our own, in the browser and ahead of it, from their drawings alone. */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
  resolveId: { filter: { id: /\/createLucideIcon\.mjs$/ }, handler: () => drawIcon },
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
    handler: (code) => code.replace(unused, ''),
  },
})
