/** Milliseconds before code that did not come is asked for again. */
const pause = 1_000

const wait = () => new Promise((resolve) => setTimeout(resolve, pause))

/** Loads code, once more after a pause where it does not come. Without a connection it is not asked for twice. */
export const askAgain = async <Code>(load: () => Promise<Code>) => {
  try {
    return await load()
  } catch (error) {
    if (!navigator.onLine) throw error
    await wait()
    return load()
  }
}

/**
 * What the server says now to the file that did not come; `undefined` when nothing answers. Chromium remembers that
 * a module failed and asks for it no more, so this alone tells whether loading the page anew helps. Safari does not
 * name the file: there the page itself is asked.
 */
export const statusOfLost = async (error: unknown) => {
  const [file = location.href] = /https?:\S+\.js/.exec(String(error)) ?? []
  return fetch(file).then(
    ({ status }) => status,
    () => undefined,
  )
}
