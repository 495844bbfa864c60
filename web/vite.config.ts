import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './chunks.ts'
import { buildTarget } from './engines.ts'
import { leanRoutes } from './lean-routes.ts'

export default defineConfig({
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'admin.html'],
      treeshake: { propertyReadSideEffects: false },
      // Reads only the icons in use, of two thousand.
      experimental: { lazyBarrel: true },
      output: { codeSplitting: { groups: chunks } },
    },
  },
})
