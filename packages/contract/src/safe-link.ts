const schemes = /^(https?:\/\/[^\s/]|mailto:[^\s@/][^\s@]*@|tel:\+?\d|\/(?!\/))/i

/** Undefined where invalid. Older engines lack `URL.parse`. */
export const addressOf = (text: string): URL | undefined => {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** True for http(s), mailto, tel, or a site path. */
export const isSafeLink = (link: string) =>
  schemes.test(link) &&
  !/[\s\\\p{Cc}]/u.test(link) &&
  (link.startsWith('/') || addressOf(link) !== undefined)
