const schemes = /^(https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d|\/(?!\/))/i

/** True for an address that may stand in a page: http(s), mailto, tel, or a path of the site. */
export const isSafeLink = (link: string) =>
  schemes.test(link) && !/[\s\\\p{Cc}]/u.test(link) && (link.startsWith('/') || URL.canParse(link))
