import type { Offering } from './lead-wish.ts'
import type { Pitch } from './pitch.ts'
import type { ReachTexts } from './subscribers.ts'

type PictureField = 'imageUrl' | 'imageWidth' | 'imageHeight' | 'imageSmall'

export type ShownPitch = Pick<
  Pitch,
  'id' | 'kind' | 'title' | 'figure' | 'content' | 'videoId' | PictureField
>

type Named = ShownPitch & { title: string }
const isNamed = (pitch: ShownPitch): pitch is Named => Boolean(pitch.title)

const linesOf = (content: string | null) =>
  (content ?? '').split('\n').flatMap((line) => line.trim() || [])

export type Package = { price: string; includes: string[] }

const reelLength = 3

/** By kind, without incomplete ones. */
export const partsOf = (pitches: readonly ShownPitch[]) => {
  const of = (kind: ShownPitch['kind']) => pitches.filter((one) => one.kind === kind)
  const packageOf = (kind: Offering): Package => {
    const [first] = of(kind)
    return { price: first?.figure ?? '', includes: linesOf(first?.content ?? null) }
  }
  return {
    packages: {
      integration: packageOf('integration'),
      content: packageOf('content'),
      social: packageOf('social'),
    } satisfies Record<Offering, Package>,
    brands: of('brand').filter(isNamed),
    person: of('person').find(isNamed),
    questions: of('question').flatMap(({ id, title, content }) =>
      title && content ? { id, title, content } : [],
    ),
    films: of('film')
      .flatMap(({ title, videoId }) => (title && videoId ? { title, videoId } : []))
      .slice(0, reelLength),
  }
}
export type Parts = ReturnType<typeof partsOf>

export type ReachFact = { figure: string; words: string }

/** The channel's numbers, else the team's words. */
export const reachFacts = (texts: ReachTexts | undefined, reach: string): ReachFact[] => {
  const told = [
    { figure: texts?.subscribers, words: 'subscribers' },
    { figure: texts?.views, words: 'views in all' },
    { figure: texts?.recentViews, words: 'views in the last 28 days' },
  ].flatMap(({ figure, words }) => (figure ? { figure, words } : []))
  return told.length || !reach ? told : [{ figure: '', words: reach }]
}
