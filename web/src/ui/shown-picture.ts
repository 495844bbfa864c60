import { langOf } from './lang-of.ts'

type SmallPicture = { src: string; width: number } | null
type PictureAlt = { bn: string | null; en: string | null } | null

/** `srcSet` and `sizes`, when there is a smaller picture to choose. */
export const widthsOf = (
  src: string,
  width: number | null | undefined,
  small: SmallPicture | undefined,
  sizes: string,
) => (small && width ? { srcSet: `${small.src} ${small.width}w, ${src} ${width}w`, sizes } : {})

/** The alt text, preferably in the language of the words beside it. */
export const altBeside = (alt: PictureAlt | undefined, words: string | null | undefined) => {
  const [first, second] = langOf(words ?? '') ? [alt?.bn, alt?.en] : [alt?.en, alt?.bn]
  const text = first || second
  return text ? { alt: text, lang: langOf(text) } : undefined
}
