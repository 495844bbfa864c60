// Apart from the schemas, which public pages load only for a request.

/**
 * What shows nothing by itself, as the inside of a character class with the flag `u`: white space, controls, marks without their letter,
 * what Unicode calls ignorable (fillers, joiners, tags, variation selectors), and letters and signs that fonts draw blank.
 */
const invisibleSigns =
  '\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{M}\\p{Default_Ignorable_Code_Point}\\u2800\\u{13441}\\u{13442}\\u{1d159}'

const visibleSign = new RegExp(`[^${invisibleSigns}]`, 'u')

/** Returns whether a reader sees anything of a text. What is required must show something. */
export const isVisible = (text: string) => visibleSign.test(text)

/** Neither store nor exports can carry NUL or lone surrogates. */
export const isStorableText = (text: string) => !/[\0\p{Cs}]/u.test(text)

const schemes = /^(https?:\/\/[^\s/]|mailto:[^\s@/][^\s@]*@|tel:\+?\d|\/(?!\/))/i

/** Parses an address; undefined if it is invalid. Older browsers lack `URL.parse`. */
export const parseAddress = (text: string): URL | undefined => {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** Returns whether a link may be shown: http(s), mailto, tel or a path of this site. */
export const isSafeLink = (link: string) =>
  schemes.test(link) &&
  !/[\s\\\p{Cc}]/u.test(link) &&
  (link.startsWith('/') || parseAddress(link) !== undefined)
