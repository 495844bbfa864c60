// Runs before every unit test: one that waits for a page fails late on a busy machine, not early.
if (typeof window !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 30_000 })
}

export {}
