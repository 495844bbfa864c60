import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './chunks.ts'
import { buildTarget } from './engines.ts'
import { leanFonts } from './lean-fonts.ts'
import { leanRoutes } from './lean-routes.ts'

export default defineConfig({
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
      output: { codeSplitting: { groups: chunks } },
    },
  },
})
