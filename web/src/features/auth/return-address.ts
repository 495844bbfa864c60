/** Location state of the login page: the page before it, and who comes. */
type LoginState = { from?: string; expired?: boolean; username?: string }

export const loginState = (from: string, expired: boolean): LoginState => ({ from, expired })

const isLoginState = (state: unknown): state is LoginState =>
  typeof state === 'object' && state !== null

/** The admin page to open after a login. Only admin pages count: nothing else needs a login. */
export const returnAddress = (state: unknown) => {
  const from = isLoginState(state) ? state.from : undefined
  return typeof from === 'string' && /^\/admin(?![^/?#])/.test(from) ? from : '/admin'
}

/** True when the session ended while an admin page was open. */
export const wasExpired = (state: unknown) => isLoginState(state) && state.expired === true

export const resetState = (username: string): LoginState => ({ username })

/** Who is about to log in, if known. */
export const expectedName = (state: unknown) => (isLoginState(state) ? state.username : undefined)
