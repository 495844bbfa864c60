import { defineConfig, type Plugin } from 'vitest/config'

const slow = [
  '**/*.nightly.test.ts',
  '**/*.api.test.ts',
  '**/*.process.test.ts',
  '**/*.journey.test.ts',
  'infra/**',
  '**/node_modules/**',
  '**/dist/**',
]

/** Imports pages as text, as the functions' bundler does. */
const pagesAsText: Plugin = {
  name: 'pages-as-text',
  enforce: 'pre',
  transform: {
    filter: { id: /\.html$/ },
    handler: (code) => `export default ${JSON.stringify(code)}`,
  },
}

/** A project per layer: `vitest run --project api`. */
export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,functions,.ci}/**/*.test.ts'],
          exclude: slow,
          // Nothing they change is shared: each worker loads the product once.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: slow,
          setupFiles: ['web/test/timeouts.ts'],
          // Modules and window per file, but workers are reused: half the work.
          pool: 'vmThreads',
          vmMemoryLimit: '1GB',
          testTimeout: 30_000,
        },
      },
      {
        plugins: [pagesAsText],
        test: {
          name: 'api',
          // The pages function contains the web build.
          // React renders as in a function, without its development checks.
          env: { NODE_ENV: 'production' },
          globalSetup: 'functions/testing/build-web.ts',
          include: ['{packages,functions}/**/*.api.test.ts'],
          setupFiles: ['functions/testing/api-setup.ts'],
          isolate: false,
          // Only for a busy machine.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'infra',
          include: ['infra/**/*.test.ts'],
          // The CDK is large and no test changes it: each worker loads it once.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['functions/testing/journeys/*.journey.test.ts'],
          globalSetup: 'functions/testing/journeys/start-site.ts',
          testTimeout: 120_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'process',
          include: ['packages/**/*.process.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'nightly',
          env: { NODE_ENV: 'production' },
          globalSetup: 'functions/testing/build-web.ts',
          include: ['{packages,functions,.ci}/**/*.nightly.test.ts'],
          isolate: false,
          testTimeout: 600_000,
        },
      },
    ],
  },
})
