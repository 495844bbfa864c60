const marks = { reset: '#reset=', invite: '#invite=' }

/** A fragment stays in the browser: it reaches no server and no log. */
const address = (mark: string, token: string) => `${window.location.origin}/login${mark}${token}`

export const resetAddress = (token: string) => address(marks.reset, token)
export const inviteAddress = (token: string) => address(marks.invite, token)

const tokenBehind = (mark: string, hash: string) =>
  hash.startsWith(mark) ? hash.slice(mark.length) : undefined

/** The token in an address's fragment, if any. */
export const resetToken = (hash: string) => tokenBehind(marks.reset, hash)
export const inviteToken = (hash: string) => tokenBehind(marks.invite, hash)
