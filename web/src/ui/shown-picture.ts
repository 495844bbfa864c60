import { langOf } from './lang-of.ts'

type SmallPicture = { src: string; width: number } | null
type PictureAlt = { bn: string | null; en: string | null } | null

/** The widths that a picture comes in, for a browser to choose from; without a smaller one it has no choice. */
export const widthsOf = (
  src: string,
  width: number | null | undefined,
  small: SmallPicture | undefined,
  sizes: string,
) => (small && width ? { srcSet: `${small.src} ${small.width}w, ${src} ${width}w`, sizes } : {})

/** What a picture shows, in the language of the words beside it where it is said in that one. */
export const altBeside = (alt: PictureAlt | undefined, words: string | null | undefined) => {
  const [first, second] = langOf(words ?? '') ? [alt?.bn, alt?.en] : [alt?.en, alt?.bn]
  const text = first || second
  return text ? { alt: text, lang: langOf(text) } : undefined
}
