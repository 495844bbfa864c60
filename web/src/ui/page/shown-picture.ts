import { langOf } from '../../plain/lang-of.ts'

type SmallPicture = { src: string; width: number } | null

/** `srcSet` and `sizes`, when there is a smaller picture to choose. */
export const widthsOf = (
  src: string,
  width: number | null | undefined,
  small: SmallPicture | undefined,
  sizes: string,
) => (small && width ? { srcSet: `${small.src} ${small.width}w, ${src} ${width}w`, sizes } : {})

/** The alt text in its language. */
export const describedBy = (alt: string | null | undefined) =>
  alt ? { alt, lang: langOf(alt) } : undefined
