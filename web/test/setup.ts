import { afterEach, beforeEach, vi } from 'vitest'

// Runs before every test file of the screens.

if (typeof window !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  // One that waits for a page fails late on a busy machine, not early.
  configure({ asyncUtilTimeout: 30_000 })
  // Testing Library removes what was drawn after each test where it finds this name.
  Object.assign(globalThis, { afterEach })
}

let isFakeForAll = false
beforeEach(() => {
  isFakeForAll = vi.isFakeTimers()
})
/** No test meets the clock, the spies or the stubs of the one before; a clock that is a file's from its beginning stays. */
afterEach(() => {
  if (!isFakeForAll) vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
