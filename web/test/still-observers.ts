import { vi } from 'vitest'

/** Observers that jsdom lacks, or that would see what no test is about. */
export const stubObservers = () => {
  for (const name of ['ResizeObserver', 'MutationObserver'])
    vi.stubGlobal(
      name,
      class {
        observe() {}
        disconnect() {}
      },
    )
}
