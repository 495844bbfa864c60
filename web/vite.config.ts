import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './chunks.ts'
import { buildTarget } from './engines.ts'
import { leanFonts } from './lean-fonts.ts'
import { leanRoutes } from './lean-routes.ts'

export default defineConfig({
  // Else each function that renders would read every icon.
  ssr: { noExternal: ['lucide-react'] },
  plugins: [leanRoutes(), leanFonts(), react(), tailwind()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    // Of scripts and styles alike.
    target: buildTarget,
    // The policy of the site allows no data: fonts, and files are cached once.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'admin.html'],
      treeshake: { propertyReadSideEffects: false },
      // Of two thousand icons those are read that somebody draws.
      experimental: { lazyBarrel: true },
      output: { codeSplitting: { groups: chunks } },
    },
  },
})
