const schemes = /^(https?:\/\/[^\s/]|mailto:[^\s@/][^\s@]*@|tel:\+?\d|\/(?!\/))/i

/** The address that a text is; undefined where it is none. Older engines have no `URL.parse`. */
export const addressOf = (text: string): URL | undefined => {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** True for an address that may stand in a page: http(s), mailto, tel, or a path of the site. */
export const isSafeLink = (link: string) =>
  schemes.test(link) &&
  !/[\s\\\p{Cc}]/u.test(link) &&
  (link.startsWith('/') || addressOf(link) !== undefined)
