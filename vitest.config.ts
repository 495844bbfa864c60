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

/** As the functions' bundling has it: a page is imported as its text. */
const pagesAsText: Plugin = {
  name: 'pages-as-text',
  enforce: 'pre',
  transform: {
    filter: { id: /\.html$/ },
    handler: (code) => `export default ${JSON.stringify(code)}`,
  },
}

/** Each layer is a project of its own: `vitest run --project api`. */
export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,functions,.ci}/**/*.test.ts'],
          exclude: slow,
          setupFiles: ['functions/testing/no-locale-text.ts'],
          // None of them changes what another may meet: each worker loads the product once.
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
          // Each file has modules and a window of its own as ever, but in a worker that goes on: half the work.
          pool: 'vmThreads',
          vmMemoryLimit: '1GB',
          testTimeout: 30_000,
        },
      },
      {
        plugins: [pagesAsText],
        test: {
          name: 'api',
          // The pages function carries what the web build makes.
          // React renders the pages as it does in a function, without what it looks after for developers.
          env: { NODE_ENV: 'production' },
          globalSetup: 'functions/testing/build-web.ts',
          include: ['{packages,functions}/**/*.api.test.ts'],
          setupFiles: ['functions/testing/quiet-metrics.ts', 'functions/testing/quick-keys.ts'],
          // A test waits for nothing: this only bears with a machine that is busy.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'infra',
          include: ['infra/**/*.test.ts'],
          // The CDK library is large: each worker loads it once, for no test changes anything of it.
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
          include: ['{packages,functions}/**/*.nightly.test.ts'],
          isolate: false,
          testTimeout: 600_000,
        },
      },
    ],
  },
})
