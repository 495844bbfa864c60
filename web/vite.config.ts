import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './chunks.ts'
import { leanDialogs } from './lean-dialogs.ts'
import { leanFonts } from './lean-fonts.ts'
import { leanIcons } from './lean-icons.ts'
import { leanRouter } from './lean-router.ts'
import { leanRoutes } from './lean-routes.ts'
import { leanSchemas } from './lean-schemas.ts'

const lean = [leanRoutes(), leanSchemas(), leanRouter(), leanIcons(), leanDialogs(), leanFonts()]

export default defineConfig({
  plugins: [...lean, react(), tailwind()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
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
