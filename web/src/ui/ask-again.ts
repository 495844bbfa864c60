/** Retry delay, in ms. */
const pause = 1_000

const wait = () => new Promise((resolve) => setTimeout(resolve, pause))

/** Loads code, with one retry. Offline there is none. */
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
 * The server's status for the file that failed; `undefined` when nothing answers. Chromium never
 * retries a failed module, so only this tells whether a reload helps. Safari does not name the
 * file: then the page itself is asked.
 */
export const statusOfLost = async (error: unknown) => {
  const [file = location.href] = /https?:\S+\.js/.exec(String(error)) ?? []
  return fetch(file).then(
    ({ status }) => status,
    () => undefined,
  )
}
