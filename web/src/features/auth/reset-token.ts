const mark = '#reset='

/** A fragment stays in the browser: it reaches no server and no log. */
export const resetAddress = (token: string) => `${window.location.origin}/login${mark}${token}`

/** The token in an address's fragment; undefined where there is none. */
export const resetToken = (hash: string) =>
  hash.startsWith(mark) ? hash.slice(mark.length) : undefined
