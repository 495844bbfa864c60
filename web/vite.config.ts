import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { officeChunks, visitorChunks } from './chunks.ts'
import { buildTarget } from './engines.ts'
import { leanRoutes } from './lean-routes.ts'

/** Public pages and the office are bundles of their own; `vite build --mode office` makes the second. */
export default defineConfig(({ mode, isSsrBuild }) => ({
  // Otherwise every rendering function would read all icons.
  ssr: { noExternal: ['lucide-react'] },
  plugins: [leanRoutes(), react(), tailwind()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    // For scripts and styles.
    target: buildTarget,
    // The CSP allows no data: fonts, and separate files are cached.
    assetsInlineLimit: 0,
    // One sheet, which is in the page: no chunk asks for it.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: mode === 'office' ? 'admin.html' : 'index.html',
      treeshake: { propertyReadSideEffects: false },
      // Reads only the icons in use, of two thousand.
      experimental: { lazyBarrel: true },
      // A function reads each chunk from its own disk.
      ...(!isSsrBuild && {
        output: {
          codeSplitting:
            mode === 'office'
              ? { groups: officeChunks }
              : { groups: visitorChunks, includeDependenciesRecursively: false },
        },
      }),
    },
  },
}))
