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

/** A busy machine makes a test late, not wrong: only what hangs reaches these. */
const longWaits = {
  testTimeout: 180_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
}

/** A project per layer: `vitest run --project api`. */
export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      {
        test: {
          ...longWaits,
          name: 'unit',
          include: ['{packages,functions,.ci}/**/*.test.ts'],
          exclude: slow,
          // Nothing they change is shared: each worker loads the product once.
          isolate: false,
        },
      },
      {
        test: {
          ...longWaits,
          name: 'screens',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: slow,
          environment: 'jsdom',
          setupFiles: ['web/test/setup.ts'],
          // Modules and window per file, but workers are reused: half the work.
          pool: 'vmThreads',
          vmMemoryLimit: '1GB',
        },
      },
      {
        plugins: [pagesAsText],
        test: {
          ...longWaits,
          name: 'api',
          // The pages function contains the web build.
          // React renders as in a function, without its development checks.
          // Functions on a busy machine are slow, not broken; tests of their limits set a factor of their own.
          env: { NODE_ENV: 'production', CALL_TIMEOUT_FACTOR: '20' },
          globalSetup: 'functions/testing/build-web.ts',
          include: ['{packages,functions}/**/*.api.test.ts'],
          setupFiles: ['functions/testing/api-setup.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...longWaits,
          name: 'infra',
          include: ['infra/**/*.test.ts'],
          // The CDK is large and no test changes it: one worker loads it once, and makes each template once.
          isolate: false,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...longWaits,
          name: 'journeys',
          include: ['functions/testing/journeys/*.journey.test.ts'],
          globalSetup: 'functions/testing/journeys/start-site.ts',
          fileParallelism: false,
        },
      },
      {
        test: {
          ...longWaits,
          name: 'process',
          include: ['packages/**/*.process.test.ts'],
          // Each starts the whole runner, some of them twice.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...longWaits,
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
