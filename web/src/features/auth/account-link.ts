/** What a colleague's link is for: joining the team, or a new password. */
export type LinkPurpose = 'invite' | 'reset'

/** A fragment stays in the browser: it reaches no server and no log. */
export const linkAddress = (purpose: LinkPurpose, token: string) =>
  `${window.location.origin}/login#${purpose}=${token}`

/** The link in an address's fragment, if any. */
export const linkIn = (hash: string) => {
  const [, purpose, token] = /^#(invite|reset)=(.*)$/.exec(hash) ?? []
  return token === undefined ? undefined : { purpose: purpose as LinkPurpose, token }
}
