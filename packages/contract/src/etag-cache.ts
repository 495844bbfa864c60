type Kept = { etag: string; result: unknown }

/** Answers kept at a time: a few filters with a few pages each. */
const most = 30

/**
 * The last answers of calls that screens repeat, in memory only and for one session: answers about
 * people are no-store, so the browser's own cache never has them.
 */
export const makeEtagCache = () => {
  const answers = new Map<string, Kept>()
  let owner: string | undefined
  return {
    /** What is kept for an address; all of it is forgotten when another session asks. */
    find: (sessionId: string | undefined, path: string) => {
      if (owner !== sessionId) answers.clear()
      owner = sessionId
      return answers.get(path)
    },

    keep: (sessionId: string | undefined, path: string, kept: Kept) => {
      if (owner !== sessionId) return
      answers.delete(path)
      answers.set(path, kept)
      const [oldest] = answers.keys()
      if (answers.size > most && oldest !== undefined) answers.delete(oldest)
    },

    forget: () => answers.clear(),
  }
}
