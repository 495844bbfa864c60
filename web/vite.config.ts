import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanFonts } from './lean-fonts.ts'
import { leanRouter } from './lean-router.ts'
import { leanRoutes } from './lean-routes.ts'

/** What every page needs, with all that it imports: few large files compress best. */
const everywhere = /\/(react-dom|react-router)\/|\/web\/src\/(shell\/|api\.ts|bring-to-life)/

export default defineConfig({
  plugins: [leanRoutes(), leanRouter(), react(), tailwind(), leanFonts()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    // The policy of the site allows no data: fonts, and files are cached once.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'admin.html'],
      output: {
        codeSplitting: {
          groups: [
            { name: 'loader', test: /vite\/preload-helper/, priority: 1 },
            { name: 'app', test: everywhere },
          ],
        },
      },
    },
  },
})
